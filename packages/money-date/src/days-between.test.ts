import { expect, it } from 'vitest';
import { daysBetween } from './days-between.ts';

const manila = (text: string) => Date.parse(`${text}+08:00`);

it.each([
  ['2026-11-20T10:00', '2026-11-20T00:00', 0],
  ['2026-11-20T23:59', '2026-11-21T00:00', 1],
  ['2026-11-20T10:00', '2026-11-27T00:00', 7],
  ['2026-11-20T00:00', '2026-11-17T23:59', -3],
  ['2028-02-28T12:00', '2028-03-01T12:00', 2],
])('from %s to %s', (from, to, days) => expect(daysBetween(manila(from), manila(to))).toBe(days));
