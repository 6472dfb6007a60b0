import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OPENING_MS, watchAppOpening } from './app-opening.ts';

let visibilityState: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  visibilityState = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibilityState);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function change(state: DocumentVisibilityState) {
  visibilityState = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('leads to the store when nothing opened', () => {
  const onStillHere = vi.fn<() => void>();
  watchAppOpening(window, onStillHere);
  vi.advanceTimersByTime(OPENING_MS - 1);
  expect(onStillHere).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStillHere).toHaveBeenCalledOnce();
});

it('stays where it is once the app was in front, also after coming back', () => {
  const onStillHere = vi.fn<() => void>();
  watchAppOpening(window, onStillHere);
  change('hidden');
  change('visible');
  vi.advanceTimersByTime(OPENING_MS * 2);
  expect(onStillHere).not.toHaveBeenCalled();
});

it('is given up with the page', () => {
  const onStillHere = vi.fn<() => void>();
  watchAppOpening(window, onStillHere)();
  vi.advanceTimersByTime(OPENING_MS);
  expect(onStillHere).not.toHaveBeenCalled();
});
