import { expect, it, vi } from 'vitest';
import { announceCompletion } from './completion.ts';

/** A window whose campaign has a script of its own, or whatever is in its place. */
function aWindow(uctrack?: unknown) {
  const target = new EventTarget();
  const dispatched: unknown[] = [];
  target.addEventListener('registration-complete', (event) => {
    dispatched.push(event instanceof CustomEvent ? event.detail : null);
  });
  return { window: Object.assign(target, { uctrack }), dispatched };
}

it('notifies listeners and the campaign’s script', () => {
  const completed = vi.fn<(UC: string) => void>();
  const { window, dispatched } = aWindow({ completed });
  announceCompletion(window, 'uc1');
  expect(dispatched).toEqual([{ UC: 'uc1' }]);
  expect(completed).toHaveBeenCalledExactlyOnceWith('uc1');
});

it('sends nothing without a UC', () => {
  const completed = vi.fn<(UC: string) => void>();
  const { window, dispatched } = aWindow({ completed });
  announceCompletion(window, '');
  expect(dispatched).toEqual([]);
  expect(completed).not.toHaveBeenCalled();
});

it.each([undefined, null, 'x', {}, { completed: 'no function' }])('gets along with %j in its place', (uctrack) => {
  const { window, dispatched } = aWindow(uctrack);
  announceCompletion(window, 'uc1');
  expect(dispatched).toHaveLength(1);
});

it('outlives a script that throws, and reports it', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const failure = new Error('theirs');
  const { window } = aWindow({
    completed: () => {
      throw failure;
    },
  });
  announceCompletion(window, 'uc1');
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
});
