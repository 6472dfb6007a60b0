import { describe, expect, it } from 'vitest';
import { addMonths, daysBetween } from './calendar.ts';

describe('addMonths', () => {
  it.each([
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-11-22', 12, '2027-11-22'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2026-12-01', 0, '2026-12-01'],
  ])('%s and %i months is %s', (day, months, then) => {
    expect(addMonths(day, months)).toBe(then);
  });
});

it('daysBetween counts calendar days', () => {
  expect(daysBetween('2026-11-22', '2027-11-22')).toBe(365);
  expect(daysBetween('2027-12-01', '2028-03-01')).toBe(91);
});
