import { describe, expect, it } from 'vitest';

import { calendarDay, dayText, wheelsAt, withinWheels } from './date-wheels.ts';

const day = (text: string) => {
  const parsed = calendarDay(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};
const min = day('1900-11-20');
const max = day('2026-03-05');
const wheels = (text: string) => wheelsAt(day(text), min, max);
const turned = (text: string) => dayText(withinWheels(day(text), min, max));

it('reads and writes YYYY-MM-DD', () => {
  expect(dayText(day('0987-02-03'))).toBe('0987-02-03');
  expect(calendarDay('3 Feb 1990')).toBeUndefined();
});

describe('the wheels', () => {
  it.each([
    ['1990-01-01', 31],
    ['1990-04-01', 30],
    ['1990-02-01', 28],
    ['1988-02-01', 29],
    ['2000-02-01', 29],
    ['1900-12-01', 31],
  ])('of %s have %i days', (text, last) => {
    expect(wheels(text).days).toEqual([1, last]);
  });

  it('know that 1900 was no leap year', () => {
    expect(wheelsAt(day('1900-02-01'), day('1890-01-01'), max).days).toEqual([1, 28]);
  });

  it('begin and end at the limits', () => {
    expect(wheels('1900-11-25')).toEqual({ years: [1900, 2026], months: [11, 12], days: [20, 30] });
    expect(wheels('2026-03-01')).toEqual({ years: [1900, 2026], months: [1, 3], days: [1, 5] });
    expect(wheels('2026-02-01').days).toEqual([1, 28]);
  });
});

it.each([
  ['1990-02-31', '1990-02-28'],
  ['1988-02-31', '1988-02-29'],
  ['2026-12-31', '2026-03-05'],
  ['2030-01-01', '2026-01-01'],
  ['1900-01-01', '1900-11-20'],
  ['1850-12-24', '1900-12-24'],
  ['1990-06-15', '1990-06-15'],
])('%s stays with the nearest day that there is, %s', (text, expected) => {
  expect(turned(text)).toBe(expected);
});
