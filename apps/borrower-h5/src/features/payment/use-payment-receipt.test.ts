import { expect, it } from 'vitest';
import type { PaymentPhase } from './payment-phase.ts';
import { receiptOfPayment } from './use-payment-receipt.ts';

const AMOUNT = { minor: 345_000, currency: 'PHP' } as const;
const ORDER = { orderId: '8602', productName: 'Bayani Cash', channel: 'GCash' };
const STARTED_AT = Date.UTC(2026, 10, 20, 2, 5);

type Arrived = Extract<PaymentPhase, { kind: 'arrived' }>;

const arrived = (evidence: Arrived['evidence'], purpose: 'repayment' | 'extension' = 'repayment'): PaymentPhase => ({
  kind: 'arrived',
  payment: {
    id: 'attempt-1',
    purpose,
    means: { kind: 'code', name: 'GCash' },
    amount: AMOUNT,
    due: null,
    startedAt: STARTED_AT,
  },
  evidence,
  isNextPayable: false,
});
const closed = arrived({ kind: 'settled', notPayableReason: { kind: 'closed', title: 'Repaid', description: '' } });

it('a payment’s receipt says what is due next after an instalment', () => {
  const phase = arrived({ kind: 'lowered', next: { amount: AMOUNT, date: '2026-12-27' } });
  expect(receiptOfPayment(phase, ORDER)).toEqual({
    id: 'attempt-1',
    kind: 'repayment',
    orderId: '8602',
    productName: 'Bayani Cash',
    amount: AMOUNT,
    through: 'GCash',
    at: STARTED_AT,
    isClosed: false,
    next: { amount: AMOUNT, day: '2026-12-27' },
  });
});

it('a payment’s receipt says that the loan is repaid after the last one', () => {
  expect(receiptOfPayment(closed, ORDER)).toMatchObject({ isClosed: true, next: null });
});

it.each([
  ['a payment that is under way', { kind: 'opening' }],
  ['no payment', { kind: 'idle' }],
  [
    'the same amount that is due later',
    { kind: 'movedOn', next: { amount: AMOUNT, date: '2026-12-27' }, isNextPayable: true },
  ],
] as const)('a payment’s receipt is not written for %s', (_what, phase) => {
  expect(receiptOfPayment(phase, ORDER)).toBeNull();
});
