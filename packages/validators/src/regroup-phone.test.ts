import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOnly } from './grouped-digits.ts';
import { nationalPhoneDigits } from './phone-digits.ts';
import { groupPhone, regroupPhone } from './phone-input.ts';
import { subscriber, prefix, written, separators } from './testing/phone-arbitraries.ts';

describe('regroupPhone', () => {
  const edit = (marked: string) => {
    const caret = marked.indexOf('|');
    const result = regroupPhone({ raw: marked.replace('|', ''), caret });
    return `${result.value.slice(0, result.caret)}|${result.value.slice(result.caret)}`;
  };

  it.each([
    ['pasting a number with its country code', '+639171234567|', '091 7123 4567|'],
    ['a number with its country code, the caret in its middle', '+63 917 123| 4567', '091 7123| 4567'],
    ['a caret in the country code', '+6|3 917 123 4567', '|091 7123 4567'],
    ['a number that is too long', '0917 123 45678|', '091 7123 4567 8|'],
    ['a digit too many in the middle', '091 75|123 4567', '091 75|12 3456 7'],
    ['two numbers', '09171234567+639171234567|', '091 7123 4567 6391 7123 4567|'],
    ['a country code alone', '+63 9|', '639|'],
  ])('%s', (_, raw, result) => {
    expect(edit(raw)).toBe(result);
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
