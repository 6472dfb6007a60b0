import { expect, it } from 'vitest';
import { clockTime, dayAndTime, fromManila } from './text.ts';

it('times are Manila’s, eight hours ahead', () => {
  expect(clockTime('2026-11-20T16:30:05Z')).toBe('00:30:05');
  expect(dayAndTime('2026-11-20T16:30:05Z')).toBe('2026-11-21 00:30:05');
  expect(fromManila(' 2026-11-21 00:30 ')?.toISOString()).toBe('2026-11-20T16:30:00.000Z');
});

it('a text that is no time is none', () => {
  expect(fromManila('')).toBeUndefined();
});
