import { describe, expect, it } from 'vitest';
import { closingReceiptOf, withReceipt } from './receipt.ts';
import { aReceipt } from './testing/a-receipt.ts';

describe('the receipts of an order', () => {
  it('stand newest first', () => {
    const first = aReceipt({ id: 'first' });
    const second = aReceipt({ id: 'second' });
    expect(withReceipt(withReceipt([], first), second)).toEqual([second, first]);
  });

  it('hold the same attempt once', () => {
    const [first, second] = [aReceipt({ id: 'first' }), aReceipt({ id: 'second' })];
    expect(withReceipt([second, first], aReceipt({ id: 'first', productName: '' }))).toEqual([second, first]);
  });

  it('are no more than two years of months', () => {
    const many = Array.from({ length: 24 }, (_, index) => aReceipt({ id: `r${index}` }));
    const kept = withReceipt(many, aReceipt({ id: 'new' }));
    expect(kept).toHaveLength(24);
    expect(kept[0]?.id).toBe('new');
  });

  it('say that the loan is repaid by the one of its closing payment alone', () => {
    const closing = aReceipt({ id: 'closing', isClosed: true, next: null });
    const others = [aReceipt(), aReceipt({ kind: 'extension' }), aReceipt({ kind: 'application' })];
    expect(closingReceiptOf(others)).toBeNull();
    expect(closingReceiptOf([...others, closing])).toBe(closing);
  });
});
