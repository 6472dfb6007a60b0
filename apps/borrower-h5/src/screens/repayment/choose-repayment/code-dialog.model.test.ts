import type { AttemptRecord } from '#shared/attempt/attempt-types.ts';
import { describe, expect, it } from 'vitest';
import type { Payment, PaymentMethod, PaymentTypes } from '#features/payment/payment-record.ts';
import { aPayment } from '#features/payment/testing/a-payment.ts';
import { codeStepOf, codeStepWhile, isAnswerAwaited, mayConfirmCode } from './charge.model.ts';
import { aCardCode } from './testing/a-way.ts';
import { card, confirmation, idle, notArrived, record, type State } from './testing/charge-states.ts';

const sending = (means: PaymentMethod): State => ({ kind: 'sending', record: record(means), replaces: null });
const refused = (refusal: PaymentTypes['refusal']): State => ({
  kind: 'refused',
  request: aPayment({ means: confirmation }),
  refusal,
});

const lost = (lastCheck: 'notFound' | 'unreadable'): State => ({
  kind: 'unknown',
  record: record(confirmation),
  lastCheck,
  nextCheckAt: 1000,
  refusal: null,
});

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
    [
      'once its confirmation was accepted',
      { kind: 'accepted', record: record(confirmation), replaces: null, follow: 'opened' },
      { kind: 'confirming' },
    ],
    [
      'while a lost confirmation is looked for',
      { kind: 'verifying', record: record(confirmation), checkStartedAt: 0, refusal: null },
      { kind: 'checking' },
    ],
    ['between two reads after a lost confirmation', lost('notFound'), { kind: 'unknown', isUnread: false }],
    ['after a read that failed', lost('unreadable'), { kind: 'unknown', isUnread: true }],
    ['after a lost confirmation that did not arrive', notArrived, { kind: 'coding', problem: { kind: 'checked' } }],
  ])('is open %s', (_, state, expected) => expect(codeStepOf(state, code)).toEqual(expected));

  const ofLink: AttemptRecord<Payment> = { ...record(card), key: 'link-1', request: aPayment() };
  const beside = (refusal: PaymentTypes['refusal'] | null): State => ({
    kind: 'notArrived',
    lastCheck: 'notFound',
    record: { ...ofLink, stage: { kind: 'underWay', since: 0 } },
    nextCheckAt: null,
    refusal,
  });

  it('is closed beside another pending payment, whatever is known of that', () => {
    const checks: readonly State[] = [
      beside(null),
      { kind: 'verifying', record: ofLink, checkStartedAt: 0, refusal: null },
      { kind: 'unknown', record: ofLink, lastCheck: 'unreadable', nextCheckAt: null, refusal: null },
    ];
    for (const state of checks) {
      expect(codeStepOf(state, code).kind).toBe('closed');
      expect(mayConfirmCode(state, code)).toBe(false);
    }
    const otherCard: State = { ...notArrived, record: record({ ...card, repayToken: 'token-2' }) };
    expect(codeStepOf(otherCard, code).kind).toBe('closed');
    const unread: State = { ...notArrived, record: { ...notArrived.record, request: null } };
    expect(mayConfirmCode(unread, code)).toBe(false);
  });

  it('is open beside the payment beside which the borrower has confirmed it, and says nothing untrue', () => {
    const confirmed = aCardCode({ beside: 'link-1' });
    expect(codeStepOf(beside(null), confirmed)).toEqual({ kind: 'coding', problem: null });
    expect(codeStepOf(beside({ kind: 'needsCode' }), confirmed)).toEqual({ kind: 'coding', problem: null });
    expect(codeStepOf(beside({ kind: 'wrongCode' }), confirmed)).toMatchObject({ problem: { kind: 'wrongCode' } });
    expect(mayConfirmCode(beside(null), confirmed)).toBe(true);
    expect(codeStepOf(beside(null), aCardCode({ beside: 'link-2' })).kind).toBe('closed');
  });

  it('is closed where no code is waited for', () => {
    for (const state of [idle, notArrived, sending(card)]) {
      expect(codeStepOf(state, null).kind).toBe('closed');
      expect(codeStepOf(state, aCardCode({ isAwaited: false })).kind).toBe('closed');
    }
    const evidence = { kind: 'movedOn', next: { amount: null, date: '' } } as const;
    expect(codeStepOf({ kind: 'arrived', record: record(confirmation), evidence }, code)).toEqual({ kind: 'closed' });
  });

  it('waits for the order to be read after a refusal, and not otherwise', () => {
    const of = (refusal: PaymentTypes['refusal']) => codeStepOf(refused(refusal), code);
    const running = { kind: 'running' } as const;
    expect(codeStepWhile(running, of({ kind: 'call', error: no }))).toEqual({ kind: 'checking' });
    expect(codeStepWhile({ kind: 'done' }, of({ kind: 'call', error: no })).kind).toBe('coding');
    expect(codeStepWhile(running, of({ kind: 'wrongCode' })).kind).toBe('coding');
  });

  it('cannot be left while a response is awaited', () => {
    expect(isAnswerAwaited(codeStepOf(sending(confirmation), code))).toBe(true);
    expect(isAnswerAwaited(codeStepOf(sending(card), code))).toBe(true);
    expect(isAnswerAwaited({ kind: 'checking' })).toBe(true);
    expect(isAnswerAwaited(codeStepOf(notArrived, code))).toBe(false);
  });
});
