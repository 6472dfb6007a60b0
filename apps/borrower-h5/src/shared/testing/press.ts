import { ACTION_SETTLES_MS } from '@peace/vant-react-compat/button';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';

/** Presses a button as soon as it can be: one whose action has just changed ignores what is pressed for a moment. */
export async function press(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).not.toHaveAttribute('data-settling'));
  await userEvent.click(button);
}

export const button = (name: string) => screen.findByRole('button', { name });

/** Taps a button as soon as it is there and can be pressed. */
export const tap = async (name: string) => press(await button(name));

/** Waits until a button whose action has just changed takes a tap. */
export const actionSettled = () => act(() => new Promise((settle) => setTimeout(settle, ACTION_SETTLES_MS)));

/** Stops the clock by which a tap comes too soon: however long a loaded machine takes, no time passes until `restart`. */
export function stopClock(): { readonly restart: () => void } {
  const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  return { restart: () => stopped.mockRestore() };
}
