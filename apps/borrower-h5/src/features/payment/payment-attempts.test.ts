import { receiptSchema } from '#features/receipt/receipt.ts';
import { is } from 'valibot';
import { expect, it } from 'vitest';
import { receiptOfPayment } from './payment-attempts.ts';
import { defineAttempts } from '#shared/attempt/define-attempts.ts';
import { aBrowser } from '#shared/storage/testing/a-page.ts';
import { paymentKind, type PaymentTypes } from './payment-record.ts';
import { aPayment } from './testing/a-payment.ts';

const AMOUNT = { minor: 345_000, currency: 'PHP' } as const;
const ORDER = { orderId: '8602', productName: 'Bayani Cash', through: 'GCash' };
const STARTED_AT = Date.UTC(2026, 10, 20, 2, 5);
const record = {
  key: 'attempt-1',
  request: aPayment({ means: { kind: 'code', name: 'GCash' }, amount: AMOUNT, due: null }),
  startedAt: STARTED_AT,
  stage: { kind: 'underWay', since: STARTED_AT },
} as const;
const next = { amount: AMOUNT, date: '2026-12-27' };
const closed = { kind: 'settled', notPayableReason: { kind: 'closed', title: 'Repaid', description: '' } } as const;

it('a payment’s receipt says what is due next after an instalment', () => {
  expect(receiptOfPayment(record, { kind: 'lowered', next }, ORDER)).toEqual({
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
  expect(receiptOfPayment(record, closed, ORDER)).toMatchObject({ isClosed: true, next: null });
});

it('a payment’s receipt says what was paid for', () => {
  const request = { ...record.request, purpose: 'extension' } as const;
  expect(receiptOfPayment({ ...record, request }, { kind: 'lowered', next }, ORDER)?.kind).toBe('extension');
});

it('a payment’s receipt can be stored where nothing is left of the amount due', () => {
  for (const minor of [0, -100]) {
    const nothing = { amount: { minor, currency: 'PHP' }, date: '2026-12-27' } as const;
    const receipt = receiptOfPayment(record, { kind: 'lowered', next: nothing }, ORDER);
    expect(receipt).toMatchObject({ amount: AMOUNT, next: null });
    expect(is(receiptSchema, receipt)).toBe(true);
  }
});

it('a payment’s receipt is not written where the same amount is due later', () => {
  expect(receiptOfPayment(record, { kind: 'movedOn', next }, ORDER)).toBeNull();
});

it('a lost payment is repeated by the same one, in whatever order its fields are stored', () => {
  const means = { name: 'GCash bill payment', channelNumber: '90001', kind: 'link' } as const;
  expect(paymentKind.isSameRequest(aPayment({ means }), aPayment())).toBe(true);
});

it('a payment of an order is pending for a session that names its borrower in another way', () => {
  const browser = aBrowser();
  const value = { owner: 'ana', storedAt: STARTED_AT, until: STARTED_AT + 1000, value: record };
  browser.clock.time = STARTED_AT;
  browser.area.setItem('peace:payment:8602', JSON.stringify({ version: 1, value }));
  const payments = defineAttempts<PaymentTypes, never>({
    ...paymentKind,
    verifier: () => () => Promise.resolve({ kind: 'unreadable' }),
  });
  const payment = browser.page('the session of a link').get(payments('8602'));
  payment.watch();
  expect(payment.read()).toMatchObject({ kind: 'verifying', record: { request: null } });
});

it.each([{ purpose: 'extension' }, { amount: { minor: 1, currency: 'PHP' } }, { means: { kind: 'wallet' } }] as const)(
  'a lost payment is not repeated as one with another %o',
  (changes) => {
    expect(paymentKind.isSameRequest(aPayment(), aPayment())).toBe(true);
    expect(paymentKind.isSameRequest(aPayment(), aPayment(changes))).toBe(false);
  },
);
