import { describe, expect, it } from 'vitest';
import { isAmountText } from './detail-rows.tsx';

describe('isAmountText', () => {
  it.each([
    '₱12,345,678.90',
    '₱ 1,234.50',
    'PHP 500',
    'Php500.00',
    '₹1,000',
    '-₱20.00',
    '+ 35',
    '1,234.50 PHP',
    ' 500 ',
  ])('takes %j for an amount', (text) => expect(isAmountText(text)).toBe(true));

  it.each(['', '₱', '2026-11-20', '91 days', '₱100 per day', '0.6%', 'PH-2026', '12 Ayala Avenue', '8'.repeat(40)])(
    'takes %j for text',
    (text) => expect(isAmountText(text)).toBe(false),
  );
});
