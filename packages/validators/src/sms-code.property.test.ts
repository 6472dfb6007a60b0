import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSmsCode } from './sms-code.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 });
const between = fc.constantFrom('', ' ', '-', '\u00a0', '\u2013', '\u200b', '\u202a', '\u2060');
const word = fc.string({ unit: fc.constantFrom(...'abcÑ.,!'), maxLength: 8 });

describe('readSmsCode', () => {
  it('reads a code, however its digits are written', () => {
    fc.assert(
      fc.property(digits, fc.array(between, { minLength: 7, maxLength: 7 }), fc.boolean(), (code, marks, isWide) => {
        const shown = Array.from(code, (digit) => (isWide ? String.fromCodePoint(0xff10 + Number(digit)) : digit));
        expect(readSmsCode(marks[6] + shown.map((digit, place) => digit + marks[place]).join(''), 6)).toBe(code);
      }),
    );
  });

  it('finds the only code of a message', () => {
    fc.assert(
      fc.property(digits, word, word, (code, before, after) => {
        expect(readSmsCode(`Your ${before} code is ${code}. Call 09171234567 ${after}`, 6)).toBe(code);
      }),
    );
  });

  it.each([
    ['829713', '829713'],
    [' 829 713 ', '829713'],
    ['829\u2013713', '829713'],
    ['G-829713', '829713'],
    ['\u202a829713\u202c', '829713'],
    ['８２９７１３', '829713'],
    ['AB12CD', 'AB12CD'],
    ['8297134', '8297134'],
    ['82', '82'],
    ['Your code is 829713. Do not share it.', '829713'],
    ['Your code: 829 713 (valid 5 minutes)', '829713'],
    ['829713 is your code for PHP 123456.00 on 26/11/27.', '829713'],
    ['829713 is your code. Again: 829713', '829713'],
    // Which of the two is not known.
    ['Code 829713, reference 123456', ''],
    ['Your code is on its way.', ''],
  ])('%j is %j', (text, code) => expect(readSmsCode(text, 6)).toBe(code));
});
