import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A toast shows the message, and no more than one live region of the page announces it. */
export async function expectToastAnnouncedOnce(message: string): Promise<void> {
  await waitFor(() => expect(textsOf('.van-toast')).toEqual([message]));
  const announcing = textsOf('[role="alert"], [role="status"]').filter((text) => text.includes(message));
  expect(announcing.length).toBeLessThanOrEqual(1);
}

function textsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
}
