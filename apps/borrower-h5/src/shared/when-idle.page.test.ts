import { beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

/** Safari's window has neither. */
const withoutIdle = (): Window => Object.create(window, { requestIdleCallback: { value: undefined } });

beforeEach(() => void vi.useFakeTimers());

test('runs when the browser is idle', () => {
  const run = vi.fn();
  let idle: () => void = () => undefined;
  const browser = Object.assign(Object.create(window), {
    requestIdleCallback: (callback: () => void) => {
      idle = callback;
      return 7;
    },
    cancelIdleCallback: vi.fn(),
  });
  const callOff = whenIdle(browser, run);
  idle();
  expect(run).toHaveBeenCalledOnce();
  callOff();
  expect(browser.cancelIdleCallback).toHaveBeenCalledWith(7);
});

test('runs after a while where the browser cannot say, unless called off', () => {
  const run = vi.fn();
  whenIdle(withoutIdle(), run);
  const callOff = whenIdle(withoutIdle(), run);
  callOff();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
