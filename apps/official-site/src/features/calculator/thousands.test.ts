import { expect, it } from 'vitest';
import { pesosAsRead, inThousands } from './thousands.ts';

it.each([
  ['1', '1'],
  ['12000', '12,000'],
  ['1,2000', '12,000'],
  ['1234567', '1,234,567'],
  ['10k', '10k'],
  ['', ''],
])('%s is read as %s', (text, read) => expect(pesosAsRead(text)).toBe(read));

it.each([
  ['1,2000', 6, '12,000', 6],
  ['12,00', 5, '1,200', 5],
  ['192,000', 2, '192,000', 2],
  ['1952,000', 2, '1,952,000', 3],
  ['10k', 3, '10k', 3],
  ['\u202a１２000\u202c', 7, '12,000', 6],
])('an edit to %s with the caret at %i is %s with the caret at %i', (raw, caret, value, place) =>
  expect(inThousands({ before: '', raw, caret, forward: false })).toEqual({ value, caret: place }),
);

it('lets Delete cross a comma, which comes back at once', () =>
  expect(inThousands({ before: '12,000', raw: '12000', caret: 2, forward: true })).toEqual({
    value: '12,000',
    caret: 3,
  }));
