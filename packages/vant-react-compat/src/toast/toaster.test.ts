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

test('a message stays for its whole time when a loading toast follows, which is shown if it still loads then', () => {
  const { show, message } = setUp();
  show({ message: 'Already submitted' });
  vi.advanceTimersByTime(55);
  const end = show({ message: 'Loading', kind: 'loading' });
  vi.advanceTimersByTime(2944);
  expect(message()).toBe('Already submitted');
  vi.advanceTimersByTime(1);
  expect(message()).toBe('Loading');
  end();
  vi.advanceTimersByTime(300);
  expect(message()).toBeUndefined();
});

test('a loading toast that ends before its turn is never shown', () => {
  const { show, message } = setUp();
  show({ message: 'Already submitted' });
  show({ message: 'Loading', kind: 'loading' })();
  vi.advanceTimersByTime(3000);
  expect(message()).toBeUndefined();
});

test('messages follow one another, each for its whole time', () => {
  const { show, message } = setUp();
  show({ message: 'First' });
  vi.advanceTimersByTime(2900);
  show({ message: 'Second' });
  show({ message: 'Third', kind: 'info' });
  vi.advanceTimersByTime(99);
  expect(message()).toBe('First');
  vi.advanceTimersByTime(1);
  expect(message()).toBe('Second');
  vi.advanceTimersByTime(3000);
  expect(message()).toBe('Third');
  vi.advanceTimersByTime(2000);
  expect(message()).toBeUndefined();
});

test('a loading toast gives way to a message after 300 ms, and comes back while it loads', () => {
  const { show, message } = setUp();
  const end = show({ message: 'Loading', kind: 'loading' });
  vi.advanceTimersByTime(100);
  show({ message: 'Sent' });
  vi.advanceTimersByTime(199);
  expect(message()).toBe('Loading');
  vi.advanceTimersByTime(1);
  expect(message()).toBe('Sent');
  vi.advanceTimersByTime(3000);
  expect(message()).toBe('Loading');
  end();
  vi.advanceTimersByTime(300);
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
  vi.advanceTimersByTime(6000);
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
