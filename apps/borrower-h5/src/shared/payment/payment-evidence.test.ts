import type { Result } from '@peace/api-client';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainChange, verifyPayment } from './payment-evidence.ts';
import type { DueSnapshot, Payment } from './payment.ts';
import { anOrderToPay } from './testing/a-lender.ts';

const due = (minor: number | null, date: string): DueSnapshot => ({
  amount: minor === null ? null : { minor, currency: 'PHP' },
  date,
});
const before = due(545_000, '2026-11-27');

const paid = (minor: number, purpose: Payment['purpose'] = 'repayment') =>
  ({ purpose, amount: { minor, currency: 'PHP' } }) as const;

describe('explainChange', () => {
  it.each([
    ['nothing', paid(545_000), due(545_000, '2026-11-27'), 'none'],
    ['the next instalment of the same amount, a month later', paid(545_000), due(545_000, '2026-12-27'), 'byPayment'],
    ['a term of seven days', paid(545_000), due(300_000, '2026-12-04'), 'byPayment'],
    ['a fall by what was paid', paid(100_000), due(445_000, '2026-11-27'), 'byPayment'],
    ['a centavo waived', paid(545_000), due(544_999, '2026-11-27'), 'unexplained'],
    ['a day of grace', paid(545_000), due(545_000, '2026-11-28'), 'unexplained'],
    ['100 pesos from elsewhere', paid(545_000), due(535_000, '2026-11-27'), 'unexplained'],
    ['a later date and a late charge', paid(545_000), due(560_000, '2026-12-27'), 'unexplained'],
    ['a term, after a part was paid', paid(10_000), due(545_000, '2026-12-27'), 'unexplained'],
    ['a late charge', paid(545_000), due(560_000, '2026-11-27'), 'none'],
    ['an earlier date', paid(545_000), due(545_000, '2026-10-27'), 'none'],
    ['what cannot be read', paid(545_000), due(null, 'soon'), 'none'],
    ['an extension by a term', paid(90_000, 'extension'), due(null, '2026-12-11'), 'byPayment'],
    ['a day of grace instead of an extension', paid(90_000, 'extension'), due(545_000, '2026-11-28'), 'unexplained'],
  ] as const)('%s', (_, payment, now, expected) => expect(explainChange(payment, before, now)).toBe(expected));

  it('is never by a payment of which less has arrived, without a term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 545_000 }),
        fc.nat({ max: 545_000 }),
        fc.integer({ min: 0, max: 6 }),
        (sum, fall, days) => {
          const day = new Date(Date.UTC(2026, 10, 27 + days)).toISOString().slice(0, 10);
          fc.pre(fall < sum);
          expect(explainChange(paid(sum), before, due(545_000 - fall, day))).not.toBe('byPayment');
        },
      ),
    );
  });

  it('is none when nothing moved', () => {
    fc.assert(
      fc.property(fc.option(fc.nat()), fc.string(), (minor, date) => {
        expect(explainChange(paid(1), due(minor, date), due(minor, date))).toBe('none');
      }),
    );
  });
});

describe('verifyPayment', () => {
  const ok = <Data>(data: Data): Result<Data> => ({ kind: 'ok', data, message: '' });
  const failed: Result<never> = { kind: 'failed', error: { kind: 'network' } };
  const order = (changes: Partial<OrderDetails> = {}) => ok(anOrderToPay(changes));
  const info = (repayDate: string) => ok({ amount: before.amount, repayDate });
  const payment = { ...paid(545_000), due: before };
  const extension = { ...paid(90_000, 'extension'), due: before };
  const closed = { status: { kind: 'closed', code: 200 } } as const;

  it.each([
    ['nothing moved', payment, order(), info('2026-11-27'), 'notFound'],
    ['the order cannot be read', payment, failed, info('2026-12-27'), 'unreadable'],
    ['what is due cannot be read', payment, order(), failed, 'unreadable'],
    ['there is no mark to compare with', { ...payment, due: null }, order(), null, 'notFound'],
  ] as const)('where %s', (_, of, readOrder, readInfo, kind) => {
    expect(verifyPayment(of, readOrder, readInfo)).toEqual({ kind });
  });

  it('arrived where the order is settled, whatever became of what is due', () => {
    expect(verifyPayment(payment, order(closed), failed)).toMatchObject({ evidence: { kind: 'settled' } });
  });

  it('did not arrive by a status that is not known, whatever it says', () => {
    const inProcess = order({ status: { kind: 'unrecognised', raw: '175' } });
    expect(verifyPayment(payment, inProcess, info('2026-11-27'))).toEqual({ kind: 'changed' });
    expect(verifyPayment(payment, inProcess, failed)).toEqual({ kind: 'changed' });
  });

  it('arrived where the due date moved on', () => {
    const next = due(545_000, '2026-12-27');
    expect(verifyPayment(payment, order(), info('2026-12-27'))).toMatchObject({ evidence: { kind: 'movedOn', next } });
  });

  it('an extension moved the due date, although the order cannot be extended any more', () => {
    const order2 = order({ canRollOver: false });
    expect(verifyPayment(extension, order2, info('2027-02-26'))).toMatchObject({ evidence: { kind: 'movedOn' } });
  });

  it('is not said to have arrived by what another payment explains as well', () => {
    const moved = info('2026-12-27');
    const besideExtension = { ...payment, beside: [extension] };
    expect(verifyPayment(besideExtension, order(), moved)).toEqual({ kind: 'changed' });
    expect(verifyPayment({ ...extension, beside: [payment] }, order(), moved)).toEqual({ kind: 'changed' });
    // What only this one explains is its own, and which of two alike it was makes no difference.
    expect(verifyPayment(besideExtension, order(closed), failed)).toMatchObject({ kind: 'arrived' });
    expect(verifyPayment({ ...payment, beside: [payment] }, order(), moved)).toMatchObject({ kind: 'arrived' });
  });

  it('is not said to have arrived by a later date where the order was extended meanwhile', () => {
    const moved = info('2026-12-27');
    const extendable = { ...payment, isExtendable: true };
    expect(verifyPayment(extendable, order({ canRollOver: false }), moved)).toEqual({ kind: 'changed' });
    expect(verifyPayment(extendable, order({ canRollOver: true }), moved)).toMatchObject({ kind: 'arrived' });
    expect(verifyPayment(payment, order({ canRollOver: false }), moved)).toMatchObject({ kind: 'arrived' });
  });

  it('an extension does not repay an order', () => {
    expect(verifyPayment(extension, order(closed), failed)).toEqual({ kind: 'changed' });
    expect(verifyPayment(null, order(closed), null)).toMatchObject({ kind: 'arrived' });
  });

  it('an extension did not arrive by the mere end of the offer', () => {
    const order2 = order({ canRollOver: false });
    expect(verifyPayment(extension, order2, info('2026-11-27'))).toEqual({ kind: 'notFound' });
    expect(verifyPayment(extension, order2, failed)).toEqual({ kind: 'unreadable' });
    expect(verifyPayment({ ...extension, due: null }, order2, null)).toEqual({ kind: 'notFound' });
  });
});
