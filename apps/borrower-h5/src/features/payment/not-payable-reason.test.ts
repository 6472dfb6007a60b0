import { isPayable, orderStatus, orderStatuses, type OrderStatus } from '@peace/api-client/contract/order/order-status';
import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { findNotPayableReason } from './not-payable-reason.ts';
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
    const status = { kind: 'unrecognised', raw: '175' } as const;
    expect(findNotPayableReason({ ...order, status, statusTitle: 'On hold' }, 'repayment')).toEqual({
      kind: 'notPayable',
      title: 'On hold',
      description: 'Please repay.',
    });
  });
});
