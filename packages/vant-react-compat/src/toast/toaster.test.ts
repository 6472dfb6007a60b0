import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createToaster, type ToastKind } from './toaster.ts';

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

test('a loading toast appears after a second, stays until it is ended, and at least 500 ms', () => {
  const { show, message } = setUp();
  const end = show({ message: 'Loading', kind: 'loading' });
  vi.advanceTimersByTime(999);
  expect(message()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(message()).toBe('Loading');
  vi.advanceTimersByTime(60_000);
  expect(message()).toBe('Loading');
  end();
  vi.advanceTimersByTime(0);
  expect(message()).toBeUndefined();

  const endSoon = show({ message: 'Loading', kind: 'loading', delay: 0 });
  vi.advanceTimersByTime(100);
  endSoon();
  vi.advanceTimersByTime(399);
  expect(message()).toBe('Loading');
  vi.advanceTimersByTime(1);
  expect(message()).toBeUndefined();
});

test('a loading toast that ends within a second is never shown', () => {
  const { show, message, subscribe } = setUp();
  const shown = vi.fn<() => void>();
  subscribe(shown);
  const end = show({ message: 'Loading', kind: 'loading' });
  vi.advanceTimersByTime(999);
  end();
  vi.advanceTimersByTime(5000);
  expect(message()).toBeUndefined();
  expect(shown).not.toHaveBeenCalled();
});

test('a loading toast waits for the whole time of a message, and is shown if it still loads then', () => {
  const { show, message } = setUp();
  show({ message: 'Already submitted' });
  const end = show({ message: 'Loading', kind: 'loading' });
  vi.advanceTimersByTime(2999);
  expect(message()).toBe('Already submitted');
  vi.advanceTimersByTime(1);
  expect(message()).toBe('Loading');
  end();
  vi.advanceTimersByTime(500);
  expect(message()).toBeUndefined();
});

test('a newer message takes over after 300 ms', () => {
  const { show, message } = setUp();
  show({ message: 'First' });
  vi.advanceTimersByTime(100);
  show({ message: 'Second' });
  show({ message: 'Third', kind: 'info' });
  vi.advanceTimersByTime(199);
  expect(message()).toBe('First');
  vi.advanceTimersByTime(1);
  expect(message()).toBe('Second');
  vi.advanceTimersByTime(300);
  expect(message()).toBe('Third');
  vi.advanceTimersByTime(1999);
  expect(message()).toBe('Third');
  vi.advanceTimersByTime(1);
  expect(message()).toBeUndefined();
});

test('a message that was seen gives way at once', () => {
  const { show, message } = setUp();
  show({ message: 'First' });
  vi.advanceTimersByTime(300);
  show({ message: 'Second' });
  expect(message()).toBe('Second');
});

test('a refusal keeps its whole time, and what comes meanwhile follows', () => {
  const { show, message } = setUp();
  show({ message: 'Do not resubmit', staysWhole: true });
  vi.advanceTimersByTime(500);
  show({ message: 'Copied' });
  vi.advanceTimersByTime(2499);
  expect(message()).toBe('Do not resubmit');
  vi.advanceTimersByTime(1);
  expect(message()).toBe('Copied');
});

test('a loading toast gives way to a message after 500 ms, and comes back while it loads', () => {
  const { show, message } = setUp();
  const end = show({ message: 'Loading', kind: 'loading', delay: 0 });
  vi.advanceTimersByTime(100);
  show({ message: 'Sent' });
  vi.advanceTimersByTime(399);
  expect(message()).toBe('Loading');
  vi.advanceTimersByTime(1);
  expect(message()).toBe('Sent');
  vi.advanceTimersByTime(3000);
  expect(message()).toBe('Loading');
  end();
  vi.advanceTimersByTime(500);
  expect(message()).toBeUndefined();
});

test('the same message once more is announced again, and begins its time again', () => {
  const { show, message, current } = setUp();
  show({ message: 'copy success' });
  const before = current()?.id;
  vi.advanceTimersByTime(2900);
  show({ message: 'copy success' });
  expect(current()?.id).not.toBe(before);
  vi.advanceTimersByTime(2999);
  expect(message()).toBe('copy success');
  vi.advanceTimersByTime(1);
  expect(message()).toBeUndefined();
});

test('a message that waits is queued once', () => {
  const { show, message } = setUp();
  show({ message: 'First' });
  show({ message: 'Second' });
  show({ message: 'Second' });
  vi.advanceTimersByTime(3300);
  expect(message()).toBeUndefined();
});

test('a toast that lost its listener for a moment still ends', () => {
  const { show, message, unsubscribe, subscribe } = setUp();
  show({ message: 'Sent' });
  unsubscribe();
  subscribe(() => {});
  vi.advanceTimersByTime(3000);
  expect(message()).toBeUndefined();
});

test('the toaster leaves no timer behind without listeners', () => {
  const { show, unsubscribe } = setUp();
  show({ message: 'Sent' });
  unsubscribe();
  expect(vi.getTimerCount()).toBe(0);
});
