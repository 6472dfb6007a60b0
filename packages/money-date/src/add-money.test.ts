import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney } from './add-money.ts';
import { compareMoney } from './compare-money.ts';
import type { Money } from './money.ts';
import { subtractMoney } from './subtract-money.ts';

const pesos = (minor: number): Money => ({ minor, currency: 'PHP' });
const rupees = (minor: number): Money => ({ minor, currency: 'INR' });
const amount = fc.integer().map((minor) => pesos(minor + 0));

describe('addMoney, subtractMoney and compareMoney', () => {
  it('adding and subtracting undo each other', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const sum = addMoney(a, b);
        expect(sum && subtractMoney(sum, b)).toEqual(a);
      }),
    );
  });

  it('compares as the difference does', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
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
