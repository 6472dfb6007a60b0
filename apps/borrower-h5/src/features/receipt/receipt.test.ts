import { describe, expect, it } from 'vitest';
import { aBrowser } from '#shared/storage/testing/a-page.ts';
import { closingReceiptOf, keepReceiptAtom, receiptsAtom, withReceipt } from './receipt.ts';
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

  it('are found in whichever spelling a link has its number, and by no other order', () => {
    const page = aBrowser().page('ana');
    const receipt = aReceipt({ orderId: '018401' });
    page.set(keepReceiptAtom, receipt);
    for (const spelling of ['18401', '018401', '0018401']) expect(page.get(receiptsAtom(spelling))).toEqual([receipt]);
    expect(page.get(receiptsAtom('28401'))).toBeNull();
  });

  it('that an earlier build stored by the spelling of the link are found by it, and stay beside a new one', () => {
    const browser = aBrowser();
    const [first, second] = [aReceipt({ id: 'first' }), aReceipt({ id: 'second', orderId: '08602' })];
    browser.page('ana').set(keepReceiptAtom, first);
    browser.area.setItem('peace:receipts:08602', browser.area.getItem('peace:receipts:8602') ?? '');
    browser.area.removeItem('peace:receipts:8602');
    const page = browser.page('ana');
    expect(page.get(receiptsAtom('08602'))).toEqual([first]);
    page.set(keepReceiptAtom, second);
    expect(page.get(receiptsAtom('8602'))).toEqual([second, first]);
  });
});
