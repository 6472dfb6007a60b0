import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';
import { parseMoney } from './parse-money.ts';
import { toDecimalString } from './to-decimal-string.ts';

describe('parseMoney', () => {
  it.each([
    ['1234.5', 123450],
    ['1,234.50', 123450],
    ['1,234,567', 123456700],
    [' 1234.50 ', 123450],
    ['0', 0],
    ['-0.05', -5],
    ['0012.3', 1230],
    ['1.2300', 123],
    [1234.5, 123450],
    [0.1, 10],
    [-3, -300],
    [-0, 0],
    [4.35, 435],
    [1.005e3, 100500],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d minor units', (wire, minor) => {
    expect(parseMoney(wire)).toEqual({ minor, currency: 'PHP' });
  });

  it.each([
    ['an empty string', ''],
    ['spaces', '   '],
    ['a third decimal', '1.005'],
    ['a sum made in floating point', 0.1 + 0.2],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['the text NaN', 'NaN'],
    ['an exponent', '1e3'],
    ['a number only an exponent can write', 1e21],
    ['a decimal comma', '1,50'],
    ['misplaced grouping', '12,34'],
    ['a lone point', '.'],
    ['a missing fraction', '5.'],
    ['a currency sign', '₱5'],
    ['a plus sign', '+5'],
    ['hexadecimal', '0x10'],
    ['two points', '1.2.3'],
    ['a space inside', '1 234'],
    ['more than a safe integer', '90071992547409.92'],
    ['a very long number', '9'.repeat(10_000)],
    ['null', null],
    ['undefined', undefined],
    ['a boolean', true],
    ['a list', [5]],
    ['a bigint', 5n],
  ])('refuses %s', (_, wire) => {
    expect(parseMoney(wire)).toBeNull();
  });

  it('gives the currency asked for', () => {
    expect(parseMoney('1', 'INR')).toEqual({ minor: 100, currency: 'INR' });
  });

  it('reads back what is sent, shown and computed, for every amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        const money = { minor: minor + 0, currency: 'PHP' } as const;
        expect(parseMoney(toDecimalString(money))).toEqual(money);
        expect(parseMoney(formatMoney(money).replace('₱', ''))).toEqual(money);
      }),
    );
  });

  it('reads every number with two decimals exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (minor) => {
        expect(parseMoney(minor / 100)?.minor).toBe(minor + 0);
      }),
    );
  });

  it('never throws and never gives anything but a safe integer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: fc.constantFrom(...'0123456789,.- e') })), (wire) => {
        const money = parseMoney(wire);
        expect(money === null || Number.isSafeInteger(money.minor)).toBe(true);
      }),
    );
  });
});
