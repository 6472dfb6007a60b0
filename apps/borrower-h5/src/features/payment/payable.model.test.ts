import { isPayable, orderStatus, orderStatuses, type OrderStatus } from '@peace/api-client/contract/order/order-status';
import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { findNotPayableReason, payabilityOf, selectedChannel, withOfferedChannels } from './payable.model.ts';
import { anOrderToPay } from './testing/a-lender.ts';

const order = anOrderToPay();
const closed = anOrderToPay({ status: { kind: 'closed', code: 200 }, statusTitle: 'Repaid' });

describe('isPayable', () => {
  const codes = fc.oneof(fc.constantFrom(...orderStatuses.map(({ code }) => String(code))), fc.string(), fc.nat());

  it('is so in 170, 174 and 180, and in no other status', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const status: OrderStatus = parse(orderStatus, code);
        expect(isPayable(status)).toBe(['170', '174', '180'].includes(String(code).trim()));
      }),
    );
  });
});

describe('findNotPayableReason', () => {
  it.each(['repayment', 'extension'] as const)('is the closed order’s own words for a %s', (purpose) => {
    expect(findNotPayableReason(closed, purpose)).toEqual({
      kind: 'closed',
      title: 'Repaid',
      description: 'Please repay.',
      product: { productName: order.productName, productLogo: order.productLogo },
    });
  });

  it('does not take an order that is due for settled', () => {
    expect(findNotPayableReason(order, 'repayment')).toBeNull();
    expect(findNotPayableReason(order, 'extension')).toBeNull();
    expect(findNotPayableReason({ ...order, canRollOver: false }, 'repayment')).toBeNull();
  });

  it('is settled for an extension that is not offered any more, which is not repaid', () => {
    expect(findNotPayableReason({ ...order, canRollOver: false }, 'extension')).toMatchObject({
      kind: 'notExtendable',
    });
  });

  it('is the server’s words for a status that cannot be paid', () => {
    const status = { kind: 'unrecognised', raw: '333' } as const;
    expect(findNotPayableReason({ ...order, status, statusTitle: 'On hold' }, 'repayment')).toEqual({
      kind: 'notPayable',
      title: 'On hold',
      description: 'Please repay.',
      product: { productName: order.productName, productLogo: order.productLogo },
    });
  });
});

describe('payabilityOf', () => {
  it('pays what can be read and is more than nothing', () => {
    const amount = { minor: 1, currency: 'PHP' } as const;
    expect(payabilityOf(amount)).toEqual({ kind: 'payable', amount });
    expect(payabilityOf(null)).toEqual({ kind: 'unreadable' });
    expect(payabilityOf({ minor: 0, currency: 'PHP' })).toEqual({ kind: 'nothing' });
    expect(payabilityOf({ minor: -1, currency: 'PHP' })).toEqual({ kind: 'nothing' });
  });
});

describe('selectedChannel', () => {
  const channels = ['1', '2'].map((channelNumber) => ({ channelNumber, name: channelNumber, logo: '' }));

  it('is the first until another is chosen, and again when that one is gone', () => {
    expect(selectedChannel(channels, null)).toBe('1');
    expect(selectedChannel(channels, '2')).toBe('2');
    expect(selectedChannel(channels, '3')).toBe('1');
    expect(selectedChannel([], '1')).toBeUndefined();
    expect(selectedChannel(null, '1')).toBeUndefined();
  });
});

const info = { total: 1, channels: [{ channelNumber: '7' }, { channelNumber: '12' }] };

it('a channel that is turned off is not offered', () => {
  expect(withOfferedChannels(info, (what) => what === 'channel:7')).toEqual({
    total: 1,
    channels: [{ channelNumber: '12' }],
  });
});

it('channels that could not be read stay unread', () => {
  expect(withOfferedChannels({ channels: null }, () => true)).toEqual({ channels: null });
});

it('the channels are the same where no feature is turned off', () => {
  expect(withOfferedChannels(info, () => false)).toBe(info);
});
