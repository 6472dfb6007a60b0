import { describe, expect, it } from 'vitest';
import { addMonths, clockText, dayText, daysBetween, weekdaysText } from './calendar.ts';

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

it('dayText says a day as people do, and as the specification does in its own wording', () => {
  expect(dayText('2026-11-27', 'en')).toBe('Fri, 27 Nov 2026');
  expect(dayText('2026-11-27', 'fil')).toBe('Biy, 27 Nob 2026');
  expect(dayText('2026-11-27', 'original')).toBe('2026-11-27');
});

it('weekdaysText and clockText say opening hours', () => {
  expect(weekdaysText('Mo-Fr', 'en')).toBe('Mon–Fri');
  expect(weekdaysText('Sa', 'fil')).toBe('Sab');
  expect(['00:05', '08:00', '12:00', '18:30'].map(clockText)).toEqual(['12:05 AM', '8:00 AM', '12:00 PM', '6:30 PM']);
});
