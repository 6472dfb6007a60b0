import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

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
