import { describe, expect, it } from 'vitest';
import { moneyFromMinor } from './money-from-minor.ts';
import { toDecimalString } from './to-decimal-string.ts';

describe('moneyFromMinor', () => {
  it.each([
    [123450, '1234.50'],
    ['123450', '1234.50'],
    ['5', '0.05'],
    ['-5', '-0.05'],
    [0, '0.00'],
    ['100.00', '1.00'],
  ])('divides %j minor units by 100 as %s', (wire, decimal) => {
    const money = moneyFromMinor(wire);
    expect(money && toDecimalString(money)).toBe(decimal);
  });

  it.each(['', '1.5', 0.5, NaN, '9007199254740992', null, {}])('refuses %j', (wire) => {
    expect(moneyFromMinor(wire)).toBeNull();
  });
});
