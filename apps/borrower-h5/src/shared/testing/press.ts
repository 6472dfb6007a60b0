import { ACTION_SETTLES_MS } from '@peace/vant-react-compat/button';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

/** How far the clock by which taps are judged is ahead of the real one, in milliseconds: no test waits for a button to settle. */
let ahead = 0;
const realNow = performance.now.bind(performance);

/** Lets the time pass in which a button whose action has just changed ignores a tap. */
export function settleAction(): void {
  ahead += ACTION_SETTLES_MS;
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + ahead);
}

/** Presses a button after that time. */
export async function press(button: HTMLElement): Promise<void> {
  settleAction();
  await userEvent.click(button);
}

export const button = (name: string) => screen.findByRole('button', { name });

/** Taps a button as soon as it is there and can be pressed. */
export const tap = async (name: string) => press(await button(name));

/** Stops the clock by which a tap comes too soon: however long a loaded machine takes, no time passes until `restart`. */
export function stopClock(): { readonly restart: () => void } {
  const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  return { restart: () => stopped.mockRestore() };
}
