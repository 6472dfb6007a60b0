import { expect, it } from 'vitest';
import { instantText, rowsWithDates, wireDateText } from './wire-date-text.ts';

it.each([
  ['2026-11-27', 'Fri, Nov 27, 2026'],
  ['2026-11-27 15:05:00', 'Fri, Nov 27, 2026, 3:05 PM'],
  ['2026-11-27 00:00:00', 'Fri, Nov 27, 2026'],
  ['2026-11-27T00:00', 'Fri, Nov 27, 2026'],
  ['2026-11-27T00:00:00.000+08:00', 'Fri, Nov 27, 2026'],
  ['2026-11-27 00:00:01', 'Fri, Nov 27, 2026, 12:00 AM'],
  ['2026-11-27 10:00:00', 'Fri, Nov 27, 2026, 10:00 AM'],
  ['2026-11-26T16:00:00Z', 'Fri, Nov 27, 2026'],
  ['1795708800', 'Fri, Nov 27, 2026'],
  ['2026-11-27 00:00:00', 'Fri, Nov 27, 2026'],
  ['2026-11-27T00:00:00+08', 'Fri, Nov 27, 2026'],
  ['2026/11/27 15:05', 'Fri, Nov 27, 2026, 3:05 PM'],
  ['2026-11-7', 'Sat, Nov 7, 2026'],
  ['after payday', 'after payday'],
  ['', ''],
])('wireDateText writes %s as %s', (wire, said) => {
  expect(wireDateText(wire, 'en')).toBe(said);
});

it('wireDateText leaves a date as it came in the original wording', () => {
  expect(wireDateText('2026-11-27 15:05:00', 'original')).toBe('2026-11-27 15:05:00');
});

it('instantText has the time in Manila', () => {
  expect(instantText(Date.parse('2026-11-27T07:05:00Z'), 'fil')).toBe('Biyernes, Nob 27, 2026, 3:05 PM');
  expect(instantText(Date.parse('2026-11-27T07:05:00Z'), 'original')).toBe('2026-11-27 15:05:00');
});

it('rowsWithDates writes the dates of rows in words, and takes no number for a date', () => {
  const rows = ['2026-08-28', '2026/8/28', '1795708800', '₱5,000.00', '2026-08-28x'].map((value) => ({
    label: 'Row',
    value,
  }));
  const said = ['Fri, Aug 28, 2026', 'Fri, Aug 28, 2026', '1795708800', '₱5,000.00', '2026-08-28x'];
  expect(rowsWithDates(rows, 'en').map(({ value }) => value)).toEqual(said);
});
