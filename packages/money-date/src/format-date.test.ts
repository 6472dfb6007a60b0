import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatTime } from './format-date.ts';
import { parseWireDate } from './parse-wire-date.ts';

// From the year after Manila's last daylight saving time.
const instant = fc.date({ min: new Date('1991-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

describe('formatDate and formatTime', () => {
  it('show the day and time in Manila, wherever the device is', () => {
    const beforeMidnightUtc = Date.UTC(2026, 10, 19, 16, 5, 9);
    expect(formatDate(beforeMidnightUtc)).toBe('2026-11-20');
    expect(formatTime(beforeMidnightUtc)).toBe('00:05:09');
    expect(formatDate(new Date(beforeMidnightUtc))).toBe('2026-11-20');
  });

  it('show a dash for an invalid date', () => {
    expect(formatDate(NaN)).toBe('—');
    expect(formatTime(new Date(NaN))).toBe('—');
  });

  it('agree with the time zone database on Asia/Manila', () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila', dateStyle: 'short' });
    const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila', timeStyle: 'medium' });
    fc.assert(
      fc.property(instant, (date) => {
        expect([formatDate(date), formatTime(date)]).toEqual([day.format(date), time.format(date)]);
      }),
    );
  });

  it('are read back by parseWireDate, to the second', () => {
    fc.assert(
      fc.property(instant, (date) => {
        const second = Math.floor(date.getTime() / 1000) * 1000;
        expect(parseWireDate(`${formatDate(second)} ${formatTime(second)}`)).toBe(second);
      }),
    );
  });
});
