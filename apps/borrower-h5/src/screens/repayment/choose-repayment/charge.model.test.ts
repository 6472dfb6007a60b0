import type { AttemptRecord, AttemptState } from '@peace/attempt';
import { describe, expect, it } from 'vitest';
import type { Payment, PaymentMeans, PaymentTypes } from '#shared/payment/payment.ts';
import { aPayment } from '#shared/payment/testing/a-payment.ts';
import { secondsToResend } from './card-code.ts';
import { chargeOf, codePhaseOf, isAnswerAwaited, mayConfirmCode } from './charge.model.ts';
import { aCard, aCardCode } from './testing/a-way.ts';

type State = AttemptState<PaymentTypes>;
const byCard = { cardId: '301', bankName: 'B', ending: '4321', repayToken: 'token-1' };
const card: PaymentMeans = { kind: 'card', ...byCard, couponId: '', sendsCode: true };
const confirmation: PaymentMeans = { kind: 'confirmation', ...byCard, recordId: 'record-1', entry: 'entry-1' };
const record = (means: PaymentMeans): AttemptRecord<Payment> => ({
  key: 'key-1',
  request: aPayment({ means }),
  startedAt: 0,
  stage: { kind: 'answerLost', since: 0 },
});
const idle: State = { kind: 'idle' };
const sending = (means: PaymentMeans): State => ({ kind: 'sending', record: record(means), replaces: null });
const refused = (refusal: PaymentTypes['refusal']): State => ({
  kind: 'refused',
  request: aPayment({ means: confirmation }),
  refusal,
});
const notArrived: State = { kind: 'notArrived', record: record(confirmation), nextCheckAt: null, refusal: null };

describe('the code’s dialog', () => {
  const code = aCardCode();
  const no = { kind: 'rejected', code: '99', message: 'No.' } as const;

  it.each<[string, State, object]>([
    ['for a page that was killed at the code', idle, { kind: 'coding', problem: null }],
    ['once a code is needed', refused({ kind: 'needsCode' }), { kind: 'coding', problem: null }],
    ['after a wrong code', refused({ kind: 'wrongCode' }), { kind: 'coding', problem: { kind: 'wrongCode' } }],
    [
      'after a refusal',
      refused({ kind: 'call', error: no }),
      { kind: 'coding', problem: { kind: 'refused', error: no } },
    ],
    ['while it is confirmed', sending(confirmation), { kind: 'confirming' }],
    ['while another is sent', sending(card), { kind: 'sending' }],
    ['after a lost confirmation that did not arrive', notArrived, { kind: 'coding', problem: { kind: 'checked' } }],
  ])('is open %s', (_, state, expected) => expect(codePhaseOf(state, code)).toEqual(expected));

  const ofLink: AttemptRecord<Payment> = { ...record(card), key: 'link-1', request: aPayment() };
  const beside = (refusal: PaymentTypes['refusal'] | null): State => ({
    kind: 'notArrived',
    record: { ...ofLink, stage: { kind: 'underWay', since: 0 } },
    nextCheckAt: null,
    refusal: refusal && { value: refusal, isRepetition: true },
  });

  it('is closed beside another payment that was begun, whatever is known of that', () => {
    const checks: readonly State[] = [
      beside(null),
      { kind: 'verifying', record: ofLink, checkStartedAt: 0, refusal: null },
      { kind: 'unknown', record: ofLink, lastCheck: 'unreadable', nextCheckAt: null, refusal: null },
    ];
    for (const state of checks) {
      expect(codePhaseOf(state, code).kind).toBe('closed');
      expect(mayConfirmCode(state, code)).toBe(false);
    }
    const otherCard: State = { ...notArrived, record: record({ ...card, repayToken: 'token-2' }) };
    expect(codePhaseOf(otherCard, code).kind).toBe('closed');
  });

  it('is open beside the payment beside which the borrower has confirmed it, and says nothing untrue', () => {
    const confirmed = aCardCode({ beside: 'link-1' });
    expect(codePhaseOf(beside(null), confirmed)).toEqual({ kind: 'coding', problem: null });
    expect(codePhaseOf(beside({ kind: 'needsCode' }), confirmed)).toEqual({ kind: 'coding', problem: null });
    expect(codePhaseOf(beside({ kind: 'wrongCode' }), confirmed)).toMatchObject({ problem: { kind: 'wrongCode' } });
    expect(mayConfirmCode(beside(null), confirmed)).toBe(true);
    expect(codePhaseOf(beside(null), aCardCode({ beside: 'link-2' })).kind).toBe('closed');
  });

  it('is closed where no code is waited for', () => {
    for (const state of [idle, notArrived, sending(card)]) {
      expect(codePhaseOf(state, null).kind).toBe('closed');
      expect(codePhaseOf(state, aCardCode({ isAwaited: false })).kind).toBe('closed');
    }
  });

  it('cannot be left while an answer is awaited', () => {
    expect(isAnswerAwaited(codePhaseOf(sending(confirmation), code))).toBe(true);
    expect(isAnswerAwaited(codePhaseOf(notArrived, code))).toBe(false);
  });
});

describe('a charge', () => {
  const context = { state: idle, code: null, repayToken: 'token-2', couponId: '', now: 30_000 };

  it('carries the token of the ways, where no outcome is unknown', () => {
    expect(chargeOf(aCard(), context)).toMatchObject({ repayToken: 'token-2', sendsCode: true, ending: '4321' });
  });

  it('keeps the token of a charge whose outcome is unknown, or that waits for its code', () => {
    const unknown: State = { ...notArrived, record: record(card) };
    expect(chargeOf(aCard(), { ...context, state: unknown })).toMatchObject({ repayToken: 'token-1' });
    expect(chargeOf(aCard(), { ...context, code: aCardCode() })).toMatchObject({ repayToken: 'token-1' });
  });

  it('sends no second SMS within a minute, for the same card', () => {
    const code = aCardCode({ codeSentAt: 0, isAwaited: false });
    expect(chargeOf(aCard(), { ...context, code }).sendsCode).toBe(false);
    expect(chargeOf(aCard(), { ...context, code, now: 60_000 }).sendsCode).toBe(true);
    expect(chargeOf(aCard({ id: '302' }), { ...context, code }).sendsCode).toBe(true);
  });
});

describe('secondsToResend', () => {
  it.each([
    [null, 0, 0],
    [0, 0, 60],
    [0, 59_001, 1],
    [0, 60_000, 0],
    // The device's clock was set back.
    [10_000, 5_000, 0],
  ])('sent at %j, at %j, is %j', (sentAt, now, expected) => expect(secondsToResend(sentAt, now)).toBe(expected));
});
