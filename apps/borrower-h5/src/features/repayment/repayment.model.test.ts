import type { LoanDetails } from '@peace/api-client/contract/order/loan-details';
import { describe, expect, it } from 'vitest';
import { payabilityOf, selectedChannel, settlementOf } from './repayment.model.ts';

const order: LoanDetails = {
  status: { kind: 'due', code: 174 },
  statusTitle: 'To be repaid',
  statusDescription: 'Please repay.',
  recommendedProducts: [],
  productName: 'Bayani Cash',
  productLogo: '',
  rows: [],
  inside: '',
  repaymentUrl: null,
  canRollOver: true,
  telephone: null,
  asksForRating: false,
  confirmUrl: null,
  withdrawMessage: null,
  cardPrompt: null,
};
const closed: LoanDetails = { ...order, status: { kind: 'closed', code: 200 }, statusTitle: 'Repaid' };

describe('payabilityOf', () => {
  it('pays what can be read and is more than nothing', () => {
    const amount = { minor: 1, currency: 'PHP' } as const;
    expect(payabilityOf(amount)).toEqual({ kind: 'payable', amount });
    expect(payabilityOf(null)).toEqual({ kind: 'unreadable' });
    expect(payabilityOf({ minor: 0, currency: 'PHP' })).toEqual({ kind: 'nothing' });
    expect(payabilityOf({ minor: -1, currency: 'PHP' })).toEqual({ kind: 'nothing' });
  });
});

describe('settlementOf', () => {
  it.each(['repayment', 'extension'] as const)('is the closed order’s own words for a %s', (purpose) => {
    expect(settlementOf(closed, purpose)).toEqual({ isClosed: true, title: 'Repaid', description: 'Please repay.' });
  });

  it('does not take an order that is due for settled', () => {
    expect(settlementOf(order, 'repayment')).toBeNull();
    expect(settlementOf(order, 'extension')).toBeNull();
    expect(settlementOf({ ...order, canRollOver: false }, 'repayment')).toBeNull();
  });

  it('is settled for an extension that is not offered any more, which is not repaid', () => {
    expect(settlementOf({ ...order, canRollOver: false }, 'extension')).toMatchObject({ isClosed: false });
  });
});

describe('selectedChannel', () => {
  const channels = ['1', '2'].map((channelNumber) => ({ channelNumber, name: channelNumber, logo: '' }));

  it('is the first until another is chosen, and again when that one is gone', () => {
    expect(selectedChannel(channels, null)).toBe('1');
    expect(selectedChannel(channels, '2')).toBe('2');
    expect(selectedChannel(channels, '3')).toBe('1');
    expect(selectedChannel([], '1')).toBeUndefined();
  });
});
