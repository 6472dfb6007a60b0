import type { Result } from '@peace/api-client';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAfter, explainChange, isFarOff, verifyPayment } from './payment-evidence.ts';
import type { DueSnapshot, Payment } from './payment-record.ts';
import { anOrderToPay } from './testing/a-lender.ts';

const due = (minor: number | null, date: string): DueSnapshot => ({
  amount: minor === null ? null : { minor, currency: 'PHP' },
  date,
});
const inRupees = (minor: number): DueSnapshot => ({ amount: { minor, currency: 'INR' }, date: '2026-11-27' });
const before = due(545_000, '2026-11-27');

const paid = (minor: number, purpose: Payment['purpose'] = 'repayment') =>
  ({ purpose, amount: { minor, currency: 'PHP' } }) as const;

const money = fc.option(fc.record({ minor: fc.nat({ max: 10_000_000 }), currency: fc.constantFrom('PHP', 'INR') }));
const day = fc
  .integer({ min: -400, max: 4000 })
  .map((days) => new Date(Date.UTC(2026, 10, 27 + days)).toISOString().slice(0, 10));
const anyDate = fc.oneof(day, fc.string());
const anyPayment = fc.record({
  purpose: fc.constantFrom('repayment' as const, 'extension' as const),
  amount: fc.record({ minor: fc.integer({ min: 1, max: 10_000_000 }), currency: fc.constant('PHP' as const) }),
});

describe('explainChange', () => {
  it.each([
    ['nothing', paid(545_000), due(545_000, '2026-11-27'), 'none'],
    ['the same amount, a month later', paid(545_000), due(545_000, '2026-12-27'), 'later'],
    ['a day of grace', paid(545_000), due(545_000, '2026-11-28'), 'later'],
    ['the same amount, after a part was paid', paid(10_000), due(545_000, '2026-12-27'), 'later'],
    ['an extension', paid(90_000, 'extension'), due(545_000, '2026-12-11'), 'later'],
    ['a fall by what was paid', paid(100_000), due(445_000, '2026-11-27'), 'byPayment'],
    ['a fall by what was paid, and a later date', paid(300_000), due(245_000, '2026-12-27'), 'byPayment'],
    ['a fall beside an extension', paid(90_000, 'extension'), due(445_000, '2026-12-27'), 'unexplained'],
    ['a centavo waived', paid(545_000), due(544_999, '2026-11-27'), 'unexplained'],
    ['a centavo less, a month later', paid(545_000), due(544_999, '2026-12-27'), 'unexplained'],
    ['100 pesos from elsewhere', paid(545_000), due(535_000, '2026-11-27'), 'unexplained'],
    ['a later date and a late charge', paid(545_000), due(560_000, '2026-12-27'), 'unexplained'],
    ['a late charge', paid(545_000), due(560_000, '2026-11-27'), 'unexplained'],
    ['an earlier date', paid(545_000), due(545_000, '2026-10-27'), 'unexplained'],
    ['an amount that cannot be read, and a later date', paid(545_000), due(null, '2026-12-27'), 'unexplained'],
    ['what cannot be read', paid(545_000), due(null, 'soon'), 'none'],
  ] as const)('%s', (_, payment, now, expected) => expect(explainChange(payment, before, now)).toBe(expected));

  it.each([
    ['a date that could not be read before', paid(1), due(545_000, 'soon'), due(545_000, '2026-12-27'), 'none'],
    ['amounts of two currencies', paid(1), before, inRupees(1), 'none'],
    ['a payment in another currency', paid(1), inRupees(2), inRupees(1), 'unexplained'],
  ] as const)('%s', (_, payment, then, now, expected) => expect(explainChange(payment, then, now)).toBe(expected));

  it('is never by a payment where the date alone differs', () => {
    fc.assert(
      fc.property(anyPayment, money, anyDate, anyDate, (payment, amount, then, now) => {
        expect(explainChange(payment, { amount, date: then }, { amount, date: now })).not.toBe('byPayment');
      }),
    );
  });

  it('is never by a payment of which less has arrived, whatever the date', () => {
    fc.assert(
      fc.property(anyPayment, fc.nat({ max: 545_000 }), anyDate, (payment, fall, date) => {
        fc.pre(fall < payment.amount.minor);
        expect(explainChange(payment, before, due(545_000 - fall, date))).not.toBe('byPayment');
      }),
    );
  });

  it('is none when nothing moved', () => {
    fc.assert(
      fc.property(anyPayment, money, anyDate, (payment, amount, date) => {
        expect(explainChange(payment, { amount, date }, { amount, date })).toBe('none');
      }),
    );
  });
});

describe('isFarOff', () => {
  const now = Date.UTC(2026, 10, 27);
  it.each([
    ['2026-12-18', false],
    ['2026-12-18 08:00', false],
    ['2026-12-18 08:01', true],
    ['2026-12-19', true],
    ['2026-11-27', false],
    ['soon', false],
  ])('%s: %s', (date, expected) => expect(isFarOff(date, now)).toBe(expected));
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
    ['the amount due is no amount', payment, order(), ok({ amount: null, repayDate: '2026-11-27' }), 'unreadable'],
    ['there is no snapshot to compare with', { ...payment, due: null }, order(), null, 'notFound'],
  ] as const)('where %s', (_, of, readOrder, readInfo, kind) => {
    expect(verifyPayment(of, readOrder, readInfo)).toEqual({ kind });
  });

  it('arrived where the order is settled, whatever became of what is due', () => {
    expect(verifyPayment(payment, order(closed), failed)).toMatchObject({ evidence: { kind: 'settled' } });
  });

  it('did not arrive by a status that is not known, whatever it says', () => {
    const inProcess = order({ status: { kind: 'unrecognised', raw: '333' } });
    expect(verifyPayment(payment, inProcess, info('2026-11-27'))).toEqual({ kind: 'changed' });
    expect(verifyPayment(payment, inProcess, failed)).toEqual({ kind: 'changed' });
  });

  it('arrived where what is due fell by what was paid', () => {
    const rest = ok({ amount: due(0, '').amount, repayDate: '2026-11-27' });
    expect(verifyPayment(payment, order(), rest)).toMatchObject({ kind: 'arrived', evidence: { kind: 'lowered' } });
  });

  it.each([
    ['a repayment', payment],
    ['an extension', extension],
  ])('%s ends where the same amount is due later, and did not arrive', (_, of) => {
    const next = due(545_000, '2026-12-27');
    for (const canRollOver of [true, false]) {
      expect(verifyPayment(of, order({ canRollOver }), info('2026-12-27'))).toEqual({
        kind: 'arrived',
        evidence: { kind: 'movedOn', next },
      });
    }
  });

  it('is neither ended nor said to have arrived by a later date in a status that cannot be paid in', () => {
    const inProcess = order({ status: { kind: 'unrecognised', raw: '333' } });
    expect(verifyPayment(payment, inProcess, info('2026-12-27'))).toEqual({ kind: 'changed' });
  });

  it('is not said to have arrived by what another payment explains as well', () => {
    const rest = ok({ amount: due(445_000, '').amount, repayDate: '2026-11-27' });
    const half = { ...payment, ...paid(50_000) };
    expect(verifyPayment(half, order(), rest)).toMatchObject({ kind: 'arrived' });
    expect(verifyPayment({ ...half, beside: [paid(100_000)] }, order(), rest)).toEqual({ kind: 'changed' });
    // An extension lowers nothing; and which of two alike it was makes no difference.
    const others = [paid(100_000, 'extension'), paid(50_000)];
    expect(verifyPayment({ ...half, beside: others }, order(), rest)).toMatchObject({ kind: 'arrived' });
    // A closed order proves the payment even if there was another one.
    expect(verifyPayment({ ...half, beside: [paid(100_000)] }, order(closed), failed)).toMatchObject({
      kind: 'arrived',
    });
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

it.each([
  ['of an instalment', { kind: 'lowered', next: { amount: { minor: 1, currency: 'PHP' }, date: '2026-12-27' } }, true],
  ['without a date', { kind: 'lowered', next: { amount: { minor: 1, currency: 'PHP' }, date: '' } }, false],
  ['of nothing', { kind: 'lowered', next: { amount: { minor: 0, currency: 'PHP' }, date: '2026-12-27' } }, false],
] as const)('what is due after a payment %s', (_, evidence, isSaid) => {
  expect(dueAfter(evidence)).toEqual(isSaid ? evidence.next : null);
});
