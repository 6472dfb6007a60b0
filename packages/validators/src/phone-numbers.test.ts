import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOnly } from './digits.ts';
import { internationalPhoneDigits, nationalPhoneDigits } from './phone-digits.ts';
import { groupPhone, phoneNumberProblem, regroupPhone } from './phone-input.ts';

const digit = fc.constantFrom(...'0123456789');
const digits = (length: number) => fc.string({ unit: digit, minLength: length, maxLength: length });
/** The nine digits of a mobile behind `09`. */
const subscriber = digits(9);
const prefix = fc.constantFrom('+63', '63', '0063', '+63 ', '+63-', '(+63) ', '+63 (0)', '00 63 ', '0', '63 0');

/** Spaces, dashes and the like between the digits of a number. */
function written(number: string, separators: readonly string[]): string {
  return [...number].map((each, index) => each + (separators[index] ?? '')).join('');
}
const separators = fc.array(fc.constantFrom('', ' ', '-', '.', ''), { minLength: 10, maxLength: 10 });

describe('nationalPhoneDigits', () => {
  it.each([
    ['+639171234567', '09171234567'],
    ['+63 917 123 4567', '09171234567'],
    ['0063-917-123-4567', '09171234567'],
    ['639171234567', '09171234567'],
    ['+63 (0)917 123 4567', '09171234567'],
    ['0917 123 4567', '09171234567'],
    ['+63 2 8123 45678', '02812345678'],
    // Not to be distinguished from digits that happen to begin with 63.
    ['632812345678', '632812345678'],
    ['+63 917', '63917'],
    ['+1 415 555 0123', '14155550123'],
    ['', ''],
  ])('reads %j as %s', (text, national) => {
    expect(nationalPhoneDigits(text)).toBe(national);
  });

  it('understands every mobile, however its country code and its groups are written', () => {
    fc.assert(
      fc.property(prefix, subscriber, separators, (start, rest, between) => {
        const number = start + written(`9${rest}`, between);
        expect(nationalPhoneDigits(number)).toBe(`09${rest}`);
        expect(phoneNumberProblem(number)).toBeNull();
      }),
    );
  });

  it('drops no digit but those of a country code before a whole number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ -()'), maxLength: 24 }), (text) => {
        const national = nationalPhoneDigits(text);
        if (national === digitsOnly(text)) return;
        expect(national).toMatch(/^0[1-9]\d{9}$/);
        expect(digitsOnly(text)).toMatch(new RegExp(`^(?:00)?630?${national.slice(1)}$`));
      }),
    );
  });
});

describe('phoneNumberProblem', () => {
  it.each([
    ['091 7123 4567', null],
    ['13800138000', null],
    ['', 'phoneIncomplete'],
    ['0917 123 456', 'phoneIncomplete'],
    // Eleven digits, and still not a whole number.
    ['+63 917 123 456', 'phoneIncomplete'],
    ['63917123456', 'phoneIncomplete'],
    ['0063 917 123 45', 'phoneIncomplete'],
    ['0917 123 45678', 'phoneTooLong'],
    ['+63 917 123 45678', 'phoneTooLong'],
    ['0063 917 123 45678', 'phoneTooLong'],
  ])('%j: %s', (text, problem) => {
    expect(phoneNumberProblem(text)).toBe(problem);
  });
});

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

describe('internationalPhoneDigits', () => {
  it.each([
    ['0917 123 4567', '639171234567'],
    ['917-123-4567', '639171234567'],
    ['+63 917 123 4567', '639171234567'],
    ['+63 (0)917 123 4567', '639171234567'],
    ['0063 917 123 4567', '639171234567'],
    ['639171234567', '639171234567'],
    ['(02) 8123 4567', '63281234567'],
    ['+63 2 8123 4567', '63281234567'],
    ['+1 (415) 555-0123', '14155550123'],
    ['63281234567', '63281234567'],
    ['+91 917 123 4567', '919171234567'],
    ['+9171234567', '9171234567'],
    // Whose they are is unknown.
    ['8123 4567', null],
    ['1800 1000 123', null],
    ['14155550123', null],
    ['0800', null],
    ['', null],
    ['**** 4567', null],
    ['https://wa.me/639171234567', null],
  ])('%j is %s', (text, expected) => {
    expect(internationalPhoneDigits(text)).toBe(expected);
  });

  it('is the same for every way of writing a mobile', () => {
    fc.assert(
      fc.property(prefix, subscriber, separators, (start, rest, between) => {
        expect(internationalPhoneDigits(start + written(`9${rest}`, between))).toBe(`639${rest}`);
      }),
    );
  });
});
