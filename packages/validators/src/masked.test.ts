import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsMask, isMasked, maskOfNumber } from './masked.ts';

describe('isMasked', () => {
  it.each(['**** 1234', '0917•••4567', 'XXXX-XXXX-1234', '●●●●5678', 'J***a d** C***', 'xx34', '#### 1234'])(
    '%j is',
    (value) => {
      expect(isMasked(value)).toBe(true);
    },
  );

  it.each(['', '0917 123 4567', 'Juana dela Cruz', 'Maxx Cruz', '4000 1234', 'x', '12 #4', 'Lot #4'])(
    '%j is not',
    (value) => {
      expect(isMasked(value)).toBe(false);
    },
  );
});

describe('maskOfNumber', () => {
  it.each([
    ['**** 1234', '* 1234'],
    ['0917••••567', '0917*567'],
    ['XXXX-XXXX-1234', '*-*-1234'],
    ['****', '*'],
    ['#### #### 1234', '* * 1234'],
    ['ending in 1234', '* * 1234'],
    ['x1234', '*1234'],
    ['…1234', '*1234'],
    ['××××1234', '*1234'],
    ['····1234', '*1234'],
    ['⁎⁎⁎⁎1234', '*1234'],
    ['----1234', '*1234'],
    ['4000 .... 1234', '4000*1234'],
    ['12--34', '12*34'],
    ['no. 12', '*. 12'],
  ])('%j has digits hidden: %j', (value, mask) => {
    expect(maskOfNumber(value)).toBe(mask);
    const number = mask.replace(/\*/g, '77').replace(/\D/g, '');
    expect(fitsMask(mask, number)).toBe(true);
    expect(fitsMask(mask, `${number}0`)).toBe(mask.endsWith('*'));
  });

  it.each([
    '',
    '-',
    'N/A',
    '12',
    '4000 1234 1234 1234',
    '4000-1234-1234-1234',
    '4000\u00a01234',
    ' 0917.123.4567 ',
    '+63 917 123 4567',
    '(+63) 917 123 4567',
    '+63 (0)917 123-4567',
    '(02) 8123 4567',
    '0917 - 123 - 4567',
  ])('%j has none', (value) => {
    expect(maskOfNumber(value)).toBeNull();
  });
});

describe('fitsMask', () => {
  it.each([
    ['**** 1234', '4000123412341234', true],
    ['0917 *** 4567', '0917 123 4567', true],
    ['+63 917 *** 4567', '63 917 123 4567', true],
    ['XXXX-XXXX-1234', '400012341234', true],
    ['J***a D*** Cruz', 'juana dela cruz', true],
    ['****', '1', true],
    ['**** 1234', '4000123412341235', false],
    ['40** 1234', '5000123412341234', false],
    ['12**34**56', '12345634', false],
    // A visible run stands for as many digits as it has.
    ['123**234', '1234', false],
  ])('%j for %j: %s', (masked, value, fits) => {
    expect(fitsMask(masked, value)).toBe(fits);
  });

  it('a mask of a value fits the value, and no value that differs where it is visible', () => {
    const value = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 19 });
    fc.assert(
      fc.property(value, fc.infiniteStream(fc.boolean()), fc.nat(18), (number, hidden, at) => {
        const masked = [...number].map((each) => (hidden.next().value ? '*' : each)).join('');
        if (!isMasked(masked)) return;
        expect(fitsMask(masked, number)).toBe(true);
        const last = masked.at(-1);
        if (last === '*' || last === undefined) return;
        const other = `${number.slice(0, -1)}${(Number(last) + 1 + (at % 9)) % 10}`;
        if (other !== number) expect(fitsMask(masked, other)).toBe(false);
      }),
    );
  });
});
