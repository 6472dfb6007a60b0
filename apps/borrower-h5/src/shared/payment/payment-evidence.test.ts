import type { Result } from '@peace/api-client';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMovedOn, verifiedOf } from './payment-evidence.ts';
import type { DueMark } from './payment.ts';
import { anOrderToPay } from './testing/a-lender.ts';

const due = (minor: number | null, date: string): DueMark => ({
  amount: minor === null ? null : { minor, currency: 'PHP' },
  date,
});
const before = due(545_000, '2026-11-27');

describe('hasMovedOn', () => {
  it.each([
    [due(545_000, '2026-12-27'), true],
    [due(545_000, '2026-11-27'), false],
    [due(245_000, '2026-11-27'), true],
    // A late charge; an earlier date; what cannot be read.
    [due(560_000, '2026-11-27'), false],
    [due(545_000, '2026-10-27'), false],
    [due(null, ''), false],
    [due(null, 'soon'), false],
    [due(545_000, 'in 3 days'), false],
  ])('to %j is %j', (now, expected) => expect(hasMovedOn(before, now)).toBe(expected));

  it('is never so when nothing moved', () => {
    fc.assert(
      fc.property(fc.option(fc.nat()), fc.string(), (minor, date) => {
        expect(hasMovedOn(due(minor, date), due(minor, date))).toBe(false);
      }),
    );
  });
});

describe('verifiedOf', () => {
  const ok = <Data>(data: Data): Result<Data> => ({ kind: 'ok', data, message: '' });
  const failed: Result<never> = { kind: 'failed', error: { kind: 'network' } };
  const order = (changes: Partial<OrderDetails> = {}) => ok(anOrderToPay(changes));
  const info = (repayDate: string) => ok({ amount: before.amount, repayDate });
  const payment = { purpose: 'repayment', due: before } as const;
  const extension = { purpose: 'extension', due: before } as const;
  const closed = { status: { kind: 'closed', code: 200 } } as const;

  it.each([
    ['nothing moved', payment, order(), info('2026-11-27'), 'notSeen'],
    ['the order cannot be read', payment, failed, info('2026-12-27'), 'unreadable'],
    ['what is due cannot be read', payment, order(), failed, 'unreadable'],
    ['there is no mark to compare with', { ...payment, due: null }, order(), null, 'notSeen'],
  ] as const)('where %s', (_, of, readOrder, readInfo, kind) => {
    expect(verifiedOf(of, readOrder, readInfo)).toEqual({ kind });
  });

  it('arrived where the order is settled, whatever became of what is due', () => {
    expect(verifiedOf(payment, order(closed), failed)).toMatchObject({ evidence: { kind: 'settled' } });
  });

  it('arrived where the due date moved on', () => {
    const next = due(545_000, '2026-12-27');
    expect(verifiedOf(payment, order(), info('2026-12-27'))).toMatchObject({ evidence: { kind: 'movedOn', next } });
  });

  it('an extension moved the due date, although the order cannot be extended any more', () => {
    const order2 = order({ canRollOver: false });
    expect(verifiedOf(extension, order2, info('2027-02-26'))).toMatchObject({ evidence: { kind: 'movedOn' } });
  });

  it('an extension did not arrive by the mere end of the offer', () => {
    const order2 = order({ canRollOver: false });
    expect(verifiedOf(extension, order2, info('2026-11-27'))).toEqual({ kind: 'notSeen' });
    expect(verifiedOf(extension, order2, failed)).toEqual({ kind: 'unreadable' });
    expect(verifiedOf({ ...extension, due: null }, order2, null)).toEqual({ kind: 'notSeen' });
  });
});
