import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createToaster } from './toaster.ts';
import type { ToastKind } from './toaster.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A toaster, and the message that it shows now. */
function setUp() {
  const toaster = createToaster();
  const unsubscribe = toaster.subscribe(() => {});
  return { ...toaster, unsubscribe, message: () => toaster.current()?.message };
}

test.each<[kind: ToastKind | undefined, duration: number | undefined, stays: number]>([
  [undefined, undefined, 3000],
  ['success', undefined, 3000],
  ['fail', undefined, 3000],
  ['info', undefined, 2000],
  ['text', 1500, 1500],
  ['text', 0, 300],
  ['info', 10, 300],
])('a toast of kind %s asked for %s ms stays %i ms', (kind, duration, stays) => {
  const { show, message } = setUp();
  show({ message: 'copy success', kind, duration });
  vi.advanceTimersByTime(stays - 1);
  expect(message()).toBe('copy success');
  vi.advanceTimersByTime(1);
  expect(message()).toBeUndefined();
});

test('a loading toast stays until it is ended, and at least 300 ms', () => {
  const { show, message } = setUp();
  const end = show({ message: 'Loading', kind: 'loading' });
  vi.advanceTimersByTime(60_000);
  expect(message()).toBe('Loading');
  end();
  vi.advanceTimersByTime(0);
  expect(message()).toBeUndefined();

  const endSoon = show({ message: 'Loading', kind: 'loading' });
  vi.advanceTimersByTime(100);
  endSoon();
  vi.advanceTimersByTime(199);
  expect(message()).toBe('Loading');
  vi.advanceTimersByTime(1);
  expect(message()).toBeUndefined();
});

test('the next toast takes the place of the last, whose end then ends nothing', () => {
  const { show, message } = setUp();
  const end = show({ message: 'Loading', kind: 'loading' });
  show({ message: 'Sent' });
  end();
  vi.advanceTimersByTime(2999);
  expect(message()).toBe('Sent');
  vi.advanceTimersByTime(1);
  expect(message()).toBeUndefined();
});

test('the timer of a toast does not take away the one after it', () => {
  const { show, message } = setUp();
  show({ message: 'First' });
  vi.advanceTimersByTime(2900);
  show({ message: 'Second' });
  vi.advanceTimersByTime(200);
  expect(message()).toBe('Second');
});

test('leaves no timer behind without listeners', () => {
  const { show, unsubscribe } = setUp();
  show({ message: 'Sent' });
  unsubscribe();
  expect(vi.getTimerCount()).toBe(0);
});
