import { afterEach, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

afterEach(() => vi.useRealTimers());

it('reads the device clock again each time', () => {
  vi.useFakeTimers({ now: 1000 });
  expect(systemClock.now()).toBe(1000);
  vi.setSystemTime(2000);
  expect(systemClock.now()).toBe(2000);
});
