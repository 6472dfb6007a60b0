import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterWeekdays, daysBetween, formatDate, formatTime, parseWireDate } from './date.ts';

// From the year after Manila's last daylight saving time.
const anyInstant = fc.date({ min: new Date('1991-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

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
      fc.property(anyInstant, (date) => {
        expect([formatDate(date), formatTime(date)]).toEqual([day.format(date), time.format(date)]);
      }),
    );
  });

  it('are read back by parseWireDate, to the second', () => {
    fc.assert(
      fc.property(anyInstant, (date) => {
        const second = Math.floor(date.getTime() / 1000) * 1000;
        expect(parseWireDate(`${formatDate(second)} ${formatTime(second)}`)).toBe(second);
      }),
    );
  });
});

it('every spelling of a day is that day', () => {
  const two = (digits: string) => digits.padStart(2, '0');
  const spelled = fc.record({
    date: anyInstant,
    mark: fc.constantFrom('-', '/'),
    spell: fc.constantFrom(String, two),
    time: fc.constantFrom('', ' 00:00', ' 0:00', 'T00:00:00', 'T00:00:00+08', 'T00:00:00.000+0800', 'T00:00:00+08:00'),
  });
  fc.assert(
    fc.property(spelled, ({ date, mark, spell, time }) => {
      const [year = '', month, day] = formatDate(date).split('-');
      const text = [year, spell(String(Number(month))), spell(String(Number(day)))].join(mark) + time;
      expect(parseWireDate(text)).toBe(parseWireDate(formatDate(date)));
    }),
  );
});

const manila = (text: string) => Date.parse(`${text}+08:00`);

describe('daysBetween', () => {
  it.each([
    ['2026-11-20T10:00', '2026-11-20T00:00', 0],
    ['2026-11-20T23:59', '2026-11-21T00:00', 1],
    ['2026-11-20T10:00', '2026-11-27T00:00', 7],
    ['2026-11-20T00:00', '2026-11-17T23:59', -3],
    ['2028-02-28T12:00', '2028-03-01T12:00', 2],
  ])('counts from %s to %s', (from, to, days) => expect(daysBetween(manila(from), manila(to))).toBe(days));
});

describe('parseWireDate', () => {
  it.each([
    ['2026-11-20', '2026-11-19T16:00:00.000Z'],
    ['2026-11-20 09:05:07', '2026-11-20T01:05:07.000Z'],
    ['2026-11-20 09:05', '2026-11-20T01:05:00.000Z'],
    [' 2026-11-20 ', '2026-11-19T16:00:00.000Z'],
    ['2026-11-20T09:05:07', '2026-11-20T01:05:07.000Z'],
    ['2026-11-20T09:05:07Z', '2026-11-20T09:05:07.000Z'],
    ['2026-11-20T09:05:07.123Z', '2026-11-20T09:05:07.123Z'],
    ['2026-11-20T09:05:07.5Z', '2026-11-20T09:05:07.500Z'],
    ['2026-11-20T09:05:07.123456+08:00', '2026-11-20T01:05:07.123Z'],
    ['2026-11-20T09:05:07-0530', '2026-11-20T14:35:07.000Z'],
    ['2024-02-29', '2024-02-28T16:00:00.000Z'],
    ['2027-2-14', '2027-02-13T16:00:00.000Z'],
    ['2027/02/14', '2027-02-13T16:00:00.000Z'],
    ['2027/2/4 9:05', '2027-02-04T01:05:00.000Z'],
    ['2027-02-14 00:00:00', '2027-02-13T16:00:00.000Z'],
    ['2027-02-14T00:00:00+08', '2027-02-13T16:00:00.000Z'],
    ['2027-02-14T00:00:00-05', '2027-02-14T05:00:00.000Z'],
    [1763600000, '2025-11-20T00:53:20.000Z'],
    ['1763600000', '2025-11-20T00:53:20.000Z'],
    [1763600000000, '2025-11-20T00:53:20.000Z'],
    ['1763600000000', '2025-11-20T00:53:20.000Z'],
  ])('reads %j as %s', (wire, iso) => {
    const instant = parseWireDate(wire);
    expect(instant && new Date(instant).toISOString()).toBe(iso);
  });

  it.each([
    '',
    'soon',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 09:60:00',
    '20/11/2026',
    '2026/11-20',
    '2026-2-30',
    '27-2-14',
    '2026-11-20T09:05+8',
    '20261120',
    '2026-11-20Z',
    'on 2026-11-20',
    '17636000000001',
    'n1763600000000',
    ['2026-11-20'],
    0,
    20261120,
    1763600000.5,
    -1763600000,
    NaN,
    null,
    undefined,
    {},
  ])('leaves %j to be shown as it came', (wire) => {
    expect(parseWireDate(wire)).toBeNull();
  });

  it('never throws and never gives a date that is none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: fc.constantFrom(...'0123456789-: TZ+.') })), (wire) => {
        expect(parseWireDate(wire)).not.toBeNaN();
      }),
    );
  });
});

it.each([
  ['2026-11-26', 1, '2026-11-27'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-27', 7, '2026-12-08'],
  ['2026-11-28', 0, '2026-11-28'],
])('from %s, %i weekdays end on %s', (from, weekdays, end) => {
  expect(formatDate(afterWeekdays(parseWireDate(from)!, weekdays))).toBe(end);
});

it('afterWeekdays never ends on a weekend', () => {
  fc.assert(
    fc.property(anyInstant, fc.integer({ min: 1, max: 20 }), (date, weekdays) => {
      const day = new Date(`${formatDate(afterWeekdays(date.getTime(), weekdays))}T00:00Z`).getUTCDay();
      expect([1, 2, 3, 4, 5]).toContain(day);
    }),
  );
});
