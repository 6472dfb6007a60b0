import { afterEach, describe, expect, test, vi } from 'vitest';

import {
  isStillInFront,
  onFirstUse,
  onPageHide,
  onRestored,
  onVisibilityChange,
  type Restoration,
} from './page-lifecycle.ts';

const pageShow = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const becomes = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('onRestored reports a page that comes out of the cache, and not of one that is new', () => {
  const handler = vi.fn<(how: Restoration) => void>();
  const unregister = onRestored(window, handler);
  pageShow(false);
  expect(handler).not.toHaveBeenCalled();
  pageShow(true);
  expect(handler).toHaveBeenCalledExactlyOnceWith('from-cache');
  unregister();
  pageShow(true);
  expect(handler).toHaveBeenCalledOnce();
});

test('onVisibilityChange reports a page that becomes visible again, and not of one that is hidden', () => {
  const handler = vi.fn<(how: Restoration) => void>();
  const unregister = onRestored(window, handler);
  becomes('hidden');
  expect(handler).not.toHaveBeenCalled();
  becomes('visible');
  expect(handler).toHaveBeenCalledExactlyOnceWith('visible');
  unregister();
  becomes('visible');
  expect(handler).toHaveBeenCalledOnce();
});

test('onPageHide reports a page that is left, until unregistered', () => {
  const handler = vi.fn<() => void>();
  const unregister = onPageHide(window, handler);
  window.dispatchEvent(new Event('pagehide'));
  expect(handler).toHaveBeenCalledOnce();
  unregister();
  window.dispatchEvent(new Event('pagehide'));
  expect(handler).toHaveBeenCalledOnce();
});

describe('isStillInFront', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test.each([
    ['in front for five seconds', () => {}, true],
    ['left', () => window.dispatchEvent(new Event('pagehide')), false],
  ] as const)('says of a page that is %s: %s', async (_, happens, answer) => {
    vi.useFakeTimers();
    const still = isStillInFront(window);
    await vi.advanceTimersByTimeAsync(4999);
    happens();
    await vi.advanceTimersByTimeAsync(1);
    await expect(still).resolves.toBe(answer);
  });

  test('waits for the return to a page behind another app', async () => {
    vi.useFakeTimers();
    const answered = vi.fn<(isStill: boolean) => void>();
    void isStillInFront(window).then(answered);
    becomes('hidden');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answered).not.toHaveBeenCalled();
    becomes('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toHaveBeenCalledExactlyOnceWith(true);
  });
});

test('onVisibilityChange reports a page that goes behind another and comes back, until unregistered', () => {
  const handler = vi.fn<(isVisible: boolean) => void>();
  const unregister = onVisibilityChange(window, handler);
  becomes('hidden');
  becomes('visible');
  expect(handler.mock.calls).toEqual([[false], [true]]);
  unregister();
  becomes('hidden');
  expect(handler).toHaveBeenCalledTimes(2);
});

test.each(['pointerdown', 'keydown', 'scroll', 'hashchange'])(
  'onFirstUse reports the first %s, once, until unregistered',
  (sign) => {
    const handler = vi.fn<() => void>();
    const unregister = onFirstUse(window, handler);
    unregister();
    window.dispatchEvent(new Event(sign));
    expect(handler).not.toHaveBeenCalled();
    onFirstUse(window, handler);
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event('pointermove'));
    expect(handler).toHaveBeenCalledOnce();
  },
);
