import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Presses a button as soon as it can be: one whose action has just changed ignores what is pressed for a moment. */
export async function press(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).not.toHaveAttribute('data-settling'));
  await userEvent.click(button);
}
