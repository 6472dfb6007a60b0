import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, halfUp, multiplyDecimals, parseDecimal, percent, roundDecimal } from './decimal.ts';
import {
  addMoney,
  compareMoney,
  formatMoney,
  type Money,
  moneyFromMinor,
  multiplyByDecimal,
  parseMoney,
  subtractMoney,
  toDecimalString,
} from './money.ts';

describe('parseMoney', () => {
  it.each([
    ['1234.5', 123450],
    ['1,234.50', 123450],
    [`${'0'.repeat(39)}5`, 500],
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
    [0.1 + 0.2, 30],
    [3210.3900000000003, 321039],
    [3210.3899999999999, 321039],
    [0.3 - 0.1 * 3, 0],
    [-(0.1 + 0.2), -30],
    [1.005e3, 100500],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d minor units', (wire, minor) => {
    expect(parseMoney(wire)).toEqual({ minor, currency: 'PHP' });
  });

  it.each([
    ['an empty string', ''],
    ['spaces', '   '],
    ['41 characters', `${'0'.repeat(40)}5`],
    ['a third decimal', '1.005'],
    ['noise in a text', '3210.3900000000003'],
    ['a number between two centavos', 3210.395],
    ['a number a hundredth of a centavo off', 3210.3901],
    ['a number three millionths of a centavo off', 3210.39000003],
    ['a number a millionth of a centavo over', 1.00000001],
    ['a number of a millionth of a centavo', 1e-8],
    ['a number of a thousandth of a centavo', 0.00001],
    ['a number a millionth of a centavo under', 0.99999999],
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

  it('reads a sum that was made in floating point as the sum of its centavos', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 20 }), (terms) => {
        const noisy = terms.reduce((sum, minor) => sum + minor / 100, 0);
        fc.pre(Math.abs(noisy) < 1e7);
        expect(parseMoney(noisy)?.minor).toBe(terms.reduce((sum, minor) => sum + minor, 0));
      }),
    );
  });

  it('reads no number that is further from a centavo than noise, and no noise in a text', () => {
    const fraction = fc.integer({ min: 2, max: 999_998 }).map((millionths) => millionths / 1e6);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fraction, (minor, part) => {
        const between = (minor + part) / 100;
        expect(parseMoney(between)).toBeNull();
        expect(parseMoney(`${minor}.00${String(part).slice(2)}1`)).toBeNull();
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

describe('moneyFromMinor', () => {
  it.each([
    [123450, '1234.50'],
    ['123450', '1234.50'],
    ['5', '0.05'],
    ['-5', '-0.05'],
    [0, '0.00'],
    ['100.00', '1.00'],
    [123450.00000000001, '1234.50'],
  ])('divides %j minor units by 100 as %s', (wire, text) => {
    const money = moneyFromMinor(wire);
    expect(money && toDecimalString(money)).toBe(text);
  });

  it.each(['', '1.5', 0.5, NaN, '9007199254740992', null, {}])('refuses %j', (wire) => {
    expect(moneyFromMinor(wire)).toBeNull();
  });
});

describe('formatMoney', () => {
  it.each([
    [123450, '₱1,234.50'],
    [-123450, '-₱1,234.50'],
    [0, '₱0.00'],
    [5, '₱0.05'],
    [-5, '-₱0.05'],
    [99999, '₱999.99'],
    [100000, '₱1,000.00'],
    [123456789012, '₱1,234,567,890.12'],
  ])('shows %d minor units as %s', (minor, text) => {
    expect(formatMoney({ minor, currency: 'PHP' })).toBe(text);
  });

  it('shows the rupee sign of variant 2', () => {
    expect(formatMoney({ minor: 12345600, currency: 'INR' })).toBe('₹123,456.00');
  });

  it('shows a dash for an amount that could not be read', () => {
    expect(formatMoney(null)).toBe('—');
  });

  it('groups as Intl does', () => {
    const intl = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        expect(formatMoney({ minor: minor + 0, currency: 'PHP' })).toBe(intl.format((minor + 0) / 100));
      }),
    );
  });
});

const pesos = (minor: number): Money => ({ minor, currency: 'PHP' });
const rupees = (minor: number): Money => ({ minor, currency: 'INR' });
const anyAmount = fc.integer().map((minor) => pesos(minor + 0));

describe('addMoney, subtractMoney and compareMoney', () => {
  it('adding and subtracting undo each other', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        const sum = addMoney(a, b);
        expect(sum && subtractMoney(sum, b)).toEqual(a);
      }),
    );
  });

  it('compares as the difference does', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        expect(compareMoney(a, b)).toBe(Math.sign(a.minor - b.minor));
      }),
    );
  });

  it('orders amounts', () => {
    expect(compareMoney(pesos(1), pesos(2))).toBe(-1);
    expect(compareMoney(pesos(2), pesos(1))).toBe(1);
    expect(compareMoney(pesos(2), pesos(2))).toBe(0);
  });

  it('refuses to mix currencies', () => {
    expect(addMoney(pesos(1), rupees(1))).toBeNull();
    expect(subtractMoney(pesos(1), rupees(1))).toBeNull();
    expect(compareMoney(pesos(1), rupees(1))).toBeNull();
  });

  it('refuses a result beyond a safe integer', () => {
    expect(addMoney(pesos(Number.MAX_SAFE_INTEGER), pesos(1))).toBeNull();
    expect(subtractMoney(pesos(-Number.MAX_SAFE_INTEGER), pesos(1))).toBeNull();
  });
});

function decimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  if (parsed === null) throw new Error(`not a decimal: ${text}`);
  return parsed;
}

describe('multiplyByDecimal', () => {
  it.each([
    [100, '0.005', 1],
    [100, '0.0049', 0],
    [-100, '0.005', -1],
    [123450, '3.5', 432075],
    [1, '-0.5', -1],
    [0, '12.5', 0],
  ])('%d minor units × %s = %d', (minor, factor, result) => {
    expect(multiplyByDecimal(pesos(minor), decimal(factor), halfUp)).toEqual(pesos(result));
  });

  it('is exact where floating point is not', () => {
    // 1.005 × 100 is 100.49999999999999 in floating point, which rounds the wrong way.
    expect(multiplyByDecimal(pesos(100), decimal('1.005'), halfUp)).toEqual(pesos(101));
  });

  it('refuses a result beyond a safe integer', () => {
    expect(multiplyByDecimal(pesos(Number.MAX_SAFE_INTEGER), decimal('2'), halfUp)).toBeNull();
  });

  it('differs by at most half a minor unit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(6), (minor, digits, scale) => {
        const factor = { digits: BigInt(digits), scale };
        const result = multiplyByDecimal(pesos(minor), factor, halfUp);
        if (result === null) return;
        const divisor = 10n ** BigInt(scale);
        const error = BigInt(result.minor) * divisor - BigInt(minor) * factor.digits;
        expect((error < 0n ? -error : error) * 2n).toBeLessThanOrEqual(divisor);
      }),
    );
  });

  it("computes the official site's interest and total (decision J)", () => {
    const amount = pesos(1_000_000);
    const rate = decimal('3.5');
    const period = decimal('2.6');
    const interest = multiplyByDecimal(amount, percent(multiplyDecimals(rate, roundDecimal(period, halfUp))), halfUp);
    const charge = multiplyByDecimal(amount, multiplyDecimals(percent(rate), period), halfUp);
    expect(interest).toEqual(pesos(105_000));
    expect(charge && addMoney(amount, charge)).toEqual(pesos(1_091_000));
  });
});

describe('roundDecimal', () => {
  it.each([
    ['2.5', 3n],
    ['2.49', 2n],
    ['-2.5', -3n],
    ['-0.4', 0n],
    ['7', 7n],
  ])('rounds %s half up to %s', (text, digits) => {
    expect(roundDecimal(decimal(text), halfUp)).toEqual({ digits, scale: 0 });
  });
});
