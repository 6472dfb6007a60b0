import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOnly } from './grouped-digits.ts';
import {
  comparablePhone,
  containsMobileNumber,
  mobileNumber,
  nationalPhoneDigits,
  internationalPhoneDigits,
} from './phone-digits.ts';
import { phoneNumberProblem } from './phone-input.ts';
import { prefix, separators, subscriber, written } from './testing/phone-arbitraries.ts';

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
        expect(mobileNumber(number)).toBe(`09${rest}`);
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

describe('mobileNumber', () => {
  it.each([
    '09171234567',
    '9171234567',
    '639171234567',
    '6309171234567',
    '00639171234567',
    '006309171234567',
    '0063-917-123-4567',
    '63-0917-123-4567',
    '63 0 917 123 4567',
    '+63 (0)917.123.4567',
    '(0917) 123-4567',
    '0917123456.7',
    'GCash 0917 123 4567',
  ])('%j is one', (text) => {
    expect(mobileNumber(text)).toBe('09171234567');
  });

  it.each(['', '0917 123 456', '0917 123 45678', '0281234567', '632812345678', '+1 917 123 4567', '8842 0017'])(
    '%j is none',
    (text) => {
      expect(mobileNumber(text)).toBeNull();
    },
  );
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

describe('containsMobileNumber', () => {
  it('recognises every mobile, however it is written, with letters around it and digits behind it', () => {
    const around = fc.constantFrom('', '-', '/', 'GCASH', 'GCASH-', '8120-');
    fc.assert(
      fc.property(prefix, subscriber, separators, around, fc.constantFrom('', '0', '-0', '.12'), (...parts) => {
        const [start, rest, between, before, after] = parts;
        expect(containsMobileNumber(before + start + written(`9${rest}`, between) + after)).toBe(true);
      }),
    );
  });

  it.each(['917 123 4567', '9171234567', '000639171234567', '0.9-1/7_1234567'])('recognises %j', (text) => {
    expect(containsMobileNumber(text)).toBe(true);
  });

  it.each(['8120340056789', '8842 0017', '20260917123456789', 'PH20261120', '917123456', '0817-123-4567', '', 'A'])(
    'takes %j for another number',
    (text) => expect(containsMobileNumber(text)).toBe(false),
  );

  it('is quick with a long text', () => {
    for (const unit of ['0', '1-', '0917-', '63'])
      expect(() => containsMobileNumber(unit.repeat(50_000))).not.toThrow();
  });
});

describe('comparablePhone', () => {
  it('is one text for every spelling of a mobile', () => {
    fc.assert(
      fc.property(
        fc.oneof(prefix, fc.constant('')),
        subscriber,
        separators,
        fc.constantFrom('', ' '),
        (start, rest, between, space) => {
          expect(comparablePhone(space + start + written(`9${rest}`, between))).toBe(`09${rest}`);
        },
      ),
    );
  });

  it.each([
    [' 639171234567', '09171234567'],
    ['9171234567', '09171234567'],
    ['0917****567', '0917****567'],
    ['+1 415 555 0123', '14155550123'],
    ['13800138000', '13800138000'],
    ['', ''],
  ])('reads %j as %s', (text, comparable) => {
    expect(comparablePhone(text)).toBe(comparable);
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
    ['\u202a+63 917\u2013123\u20134567\u202c', '639171234567'],
    ['tel:+1 415 555 0123', '14155550123'],
    ['+６３ ９１７ １２３ ４５６７', '639171234567'],
    // The country is unknown.
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
