import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internationalPhoneDigits } from './phone-digits.ts';
import { prefix, separators, subscriber, written } from './testing/phone-arbitraries.ts';

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
