import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankCardGrouping,
  groupDigits,
  type Grouping,
  phoneGrouping,
  plainDigits,
  digitsOnly,
} from './grouped-digits.ts';
import { regroup } from './regroup.ts';

/** `'123| 45'` as an edit with the caret at the bar. */
function edit(marked: string, grouping: Grouping, forward = false): string {
  const caret = marked.indexOf('|');
  const result = regroup({ raw: marked.replace('|', ''), caret, forward }, grouping);
  return `${result.value.slice(0, result.caret)}|${result.value.slice(result.caret)}`;
}

describe('groupDigits', () => {
  it.each([
    ['', phoneGrouping, ''],
    ['091', phoneGrouping, '091'],
    ['0917', phoneGrouping, '091 7'],
    ['09171234567', phoneGrouping, '091 7123 4567'],
    ['0917-123-45678', phoneGrouping, '091 7123 4567 8'],
    ['4111111111111111', bankCardGrouping, '4111 1111 1111 1111'],
    ['6222021234567890123', bankCardGrouping, '6222 0212 3456 7890 123'],
    ['12ab34', plainDigits, '1234'],
    ['０９１７１２３４５６７', phoneGrouping, '091 7123 4567'],
    ['٤١١١١', bankCardGrouping, '4111 1'],
  ])('shows %j grouped', (digits, grouping, shown) => {
    expect(groupDigits(digits, grouping)).toBe(shown);
  });

  it('digitsOnly restores the digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789') }), (digits) => {
        expect(digitsOnly(groupDigits(digits, bankCardGrouping))).toBe(digits);
      }),
    );
  });
});

describe('regroup', () => {
  it.each([
    ['typing at the end', '0917|', '091 7|'],
    ['typing the last digit of a group', '091|', '091|'],
    ['typing in the middle', '0915|7 1234', '091 5|712 34'],
    ['typing right after a space', '091 5|7123', '091 5|712 3'],
    ['typing a letter', '091a| 7', '091| 7'],
    ['typing a letter after a space', '091 a|7', '091 |7'],
    ['pasting a written number', '+63 917-123|', '639 1712 3|'],
    ['Backspace over a digit', '091 7|123', '091 7|123'],
    ['Backspace over the first digit of a group', '091 |1234', '091 |1234'],
    ['Backspace over a space', '091|7123', '091| 7123'],
    ['deleting everything', '|', '|'],
    ['Backspace at the end of a group of one', '091 |', '091|'],
    ['a caret at the beginning', '|091 7', '|091 7'],
  ])('%s', (_, raw, result) => {
    expect(edit(raw, phoneGrouping)).toBe(result);
  });

  it('Delete before a space moves across it', () => {
    expect(edit('091|7123', phoneGrouping, true)).toBe('091 |7123');
  });

  it('a digit too many stays where it was typed, and so do the ones behind it', () => {
    expect(edit('0915| 7123 4567', phoneGrouping)).toBe('091 5|712 3456 7');
    expect(edit('091 7123 45678|', phoneGrouping)).toBe('091 7123 4567 8|');
  });
});
