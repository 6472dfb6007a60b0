import { describe, expect, it } from 'vitest';
import { dayOf, dayParts } from './day-parts.ts';

describe('the parts of a day', () => {
  it('are taken from a value and make it again', () => {
    expect(dayParts('1990-02-03')).toEqual({ day: '3', month: '02', year: '1990' });
    expect(dayOf(dayParts('1990-02-03'))).toBe('1990-02-03');
    expect(dayParts('3 Feb')).toEqual({ day: '', month: '', year: '' });
  });

  it.each([
    { day: '', month: '02', year: '1990' },
    { day: '3', month: '', year: '1990' },
    { day: '3', month: '02', year: '199' },
  ])('are none while one is missing: $day $month $year', (parts) => {
    expect(dayOf(parts)).toBe('');
  });

  it('are what was entered, a day of the calendar or not', () => {
    const entered = { day: '31', month: '06', year: '1990' };
    expect(dayOf(entered)).toBe('1990-06-31');
    expect(dayParts('1990-06-31')).toEqual(entered);
  });
});
