import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile, type CalendarDay } from './calendar-file.ts';

const payment: CalendarDay = {
  uid: 'order-8602-2026-12-27@peace',
  day: '2026-12-27',
  summary: 'Loan payment due: ₱3,450.00',
  description: 'Bayani Cash, order 8602',
  writtenAt: Date.UTC(2026, 10, 20, 2, 5),
};

/** The lines as a calendar reads them: unfolded. */
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

/** A property's text as a calendar shows it. */
function textOf(file: string, name: string): string | undefined {
  const line = lines(file).find((each) => each.startsWith(`${name}:`));
  return line?.slice(name.length + 1).replace(/\\([\\;,n])/g, (_all, what: string) => (what === 'n' ? '\n' : what));
}

it('a calendar file is an event of a whole day in Manila, stamped in UTC, with alarms three days and one day before', () => {
  const file = calendarFile([payment]);
  expect(lines(file)).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261120T020500Z',
      'DTSTART;VALUE=DATE:20261227',
      'DTEND;VALUE=DATE:20261228',
      'TRIGGER:-PT63H',
      'TRIGGER:-PT15H',
    ]),
  );
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it('a calendar file has an event for each day', () => {
  const file = calendarFile([payment, { ...payment, uid: 'order-8602-2027-01-27@peace', day: '2027-01-27' }]);
  const events = lines(file).filter((line) => /^(BEGIN:VEVENT|DTSTART|END:VCALENDAR)/.test(line));
  expect(events).toEqual([
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20261227',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20270127',
    'END:VCALENDAR',
  ]);
});

it('a calendar file ends on the next day, also at the end of a month and of a year', () => {
  expect(calendarFile([{ ...payment, day: '2027-02-28' }])).toContain('DTEND;VALUE=DATE:20270301');
  expect(calendarFile([{ ...payment, day: '2026-12-31' }])).toContain('DTEND;VALUE=DATE:20270101');
});

it('escapes what has a meaning in the format', () => {
  expect(calendarFile([{ ...payment, summary: 'a,b;c\\d\ne' }])).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\r\n');
});

it('any text in a calendar file is read back, and no line is too long or a line of its own', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(anyText, anyText, (summary, description) => {
      const file = calendarFile([{ ...payment, summary, description }]);
      const written = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\n\P{Cc}]/gu, ' ');
      expect(textOf(file, 'SUMMARY')).toBe(written(summary));
      expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
      expect(lines(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      expect(lines(file)).toHaveLength(lines(calendarFile([payment])).length);
    }),
  );
});
