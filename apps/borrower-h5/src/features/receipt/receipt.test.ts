import { describe, expect, it } from 'vitest';
import { aBrowser } from '#shared/storage/testing/a-page.ts';
import { receiptsAtom, withReceipt } from './receipt.ts';
import { aReceipt } from './testing/a-receipt.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('the receipts of an order', () => {
  it('are there for its borrower in another page, for a year', () => {
    const browser = aBrowser();
    browser.page('ana').set(receiptsAtom('7001'), [aReceipt()]);
    expect(browser.page('ana').get(receiptsAtom('7001'))).toEqual([aReceipt()]);
    expect(browser.page('ana').get(receiptsAtom('7002'))).toBeNull();
    expect(browser.page('ben').get(receiptsAtom('7001'))).toBeNull();
    browser.clock.time += 365 * DAY;
    expect(browser.page('ana').get(receiptsAtom('7001'))).toBeNull();
  });

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
});
