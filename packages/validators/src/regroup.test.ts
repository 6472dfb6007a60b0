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
import { type RawEdit, regroup, type Regrouped } from './regroup.ts';
import { nationalPhoneDigits } from './phone-digits.ts';
import { groupPhone, regroupPhone } from './phone-input.ts';
import { subscriber, prefix, written, separators } from './testing/phone-arbitraries.ts';

/** Applies an edit to `'123| 45'`, the caret at the bar. */
function marked(text: string, edited: (edit: RawEdit) => Regrouped): string {
  const { value, caret } = edited({ raw: text.replace('|', ''), caret: text.indexOf('|') });
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}
const edit = (text: string, grouping: Grouping, forward = false) =>
  marked(text, (typed) => regroup({ ...typed, forward }, grouping));

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

describe('regroupPhone', () => {
  it.each([
    ['pasting a number with its country code', '+639171234567|', '091 7123 4567|'],
    ['a number with its country code, the caret in its middle', '+63 917 123| 4567', '091 7123| 4567'],
    ['a caret in the country code', '+6|3 917 123 4567', '|091 7123 4567'],
    ['a number that is too long', '0917 123 45678|', '091 7123 4567 8|'],
    ['a digit too many in the middle', '091 75|123 4567', '091 75|12 3456 7'],
    ['two numbers', '09171234567+639171234567|', '091 7123 4567 6391 7123 4567|'],
    ['a country code alone', '+63 9|', '639|'],
  ])('%s', (_, raw, result) => {
    expect(marked(raw, regroupPhone)).toBe(result);
  });

  it('typed digit by digit, a number with its country code ends as a national one', () => {
    fc.assert(
      fc.property(prefix, subscriber, separators, (start, rest, between) => {
        let shown = { value: '', caret: 0 };
        for (const key of start + written(`9${rest}`, between)) {
          const raw = shown.value.slice(0, shown.caret) + key + shown.value.slice(shown.caret);
          shown = regroupPhone({ raw, caret: shown.caret + 1 });
        }
        expect(shown).toEqual({ value: groupPhone(`09${rest}`), caret: 13 });
      }),
    );
  });

  it('keeps every digit that is typed or pasted, and the digits behind the caret', () => {
    const anything = fc.string({ unit: fc.constantFrom(...'0123456789 +-x'), maxLength: 30 });
    fc.assert(
      fc.property(anything, anything, (before, after) => {
        const raw = before + after;
        const { value, caret } = regroupPhone({ raw, caret: before.length });
        expect(digitsOnly(value)).toBe(nationalPhoneDigits(raw));
        expect(value).toBe(groupPhone(value));
        const behind = digitsOnly(value.slice(caret));
        expect(digitsOnly(after).endsWith(behind)).toBe(true);
        if (digitsOnly(raw) === digitsOnly(value)) expect(behind).toBe(digitsOnly(after));
      }),
    );
  });
});
