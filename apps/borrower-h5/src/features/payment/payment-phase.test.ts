import type { AttemptRecord, AttemptState } from '#shared/attempt/attempt-types.ts';
import { describe, expect, it } from 'vitest';
import { startOf } from './payment-page.model.ts';
import { phaseOf } from './payment-phase.ts';
import type { Payment, PaymentTypes } from './payment-record.ts';
import { aPayment } from './testing/a-payment.ts';

type State = AttemptState<PaymentTypes>;
const notPayableReason = { kind: 'closed', title: 'Repaid', description: '' } as const;
const refusal = { kind: 'linkRefused' } as const;
const record = (kind: 'underWay' | 'answerLost', changes: Partial<Payment> = {}): AttemptRecord<Payment> => ({
  key: 'key-1',
  request: aPayment(changes),
  startedAt: 1,
  stage: { kind, since: 1 },
});
const notArrived = (kind: 'underWay' | 'answerLost', changes: Partial<Payment> = {}): State => ({
  kind: 'notArrived',
  lastCheck: 'notFound',
  record: record(kind, changes),
  nextCheckAt: null,
  refusal: null,
});
const unknown = (kind: 'underWay' | 'answerLost', lastCheck: 'none' | 'notFound' | 'unreadable') => ({
  kind: 'unknown' as const,
  record: record(kind),
  lastCheck,
  nextCheckAt: 1,
  refusal: null,
});

describe('a pending payment', () => {
  it('elsewhere may be paid again after a confirmation, and cancelled', () => {
    const phase = phaseOf(notArrived('underWay'), null);
    expect(phase).toMatchObject({
      kind: 'pending',
      payment: { id: 'key-1' },
      isLost: false,
      check: 'notFound',
      mayPayAgain: true,
      mayCancel: true,
    });
    expect(startOf(phase)).not.toBe('yes');
  });

  it('is not paid again while its lost response is looked for; what was opened may be, also where the order could not be read', () => {
    expect(phaseOf(unknown('answerLost', 'notFound'), null)).toMatchObject({ mayPayAgain: false, mayCancel: false });
    expect(phaseOf(unknown('underWay', 'unreadable'), null)).toMatchObject({ mayPayAgain: true });
    const unread = unknown('answerLost', 'unreadable');
    expect(phaseOf({ ...unread, nextCheckAt: null }, null)).toMatchObject({ mayPayAgain: false });
    expect(phaseOf(notArrived('answerLost'), null)).toMatchObject({ mayPayAgain: true, mayCancel: false });
  });

  it('in another window may not be started once more, however long it takes', () => {
    const phase = phaseOf(notArrived('answerLost'), null, true);
    expect(phase).toMatchObject({ kind: 'pending', isElsewhere: true, mayPayAgain: false, mayCancel: false });
    expect(phaseOf(notArrived('underWay'), null, true)).toMatchObject({ isElsewhere: false, mayPayAgain: true });
  });

  it('of which only another release knows anything blocks and asks', () => {
    const unread = { ...record('underWay'), request: null };
    const phase = phaseOf(
      { kind: 'notArrived', lastCheck: 'notFound', record: unread, nextCheckAt: null, refusal: null },
      null,
    );
    expect(phase).toMatchObject({ kind: 'pending', payment: null, mayPayAgain: true, mayCancel: false });
    expect(startOf(phase)).not.toBe('yes');
  });

  it('by card is the server’s to end', () => {
    const means = { kind: 'card', cardId: '1', bankName: 'B', ending: '1', repayToken: 't' } as const;
    const state = notArrived('underWay', { means: { ...means, couponId: '', sendsCode: true } });
    expect(phaseOf(state, null)).toMatchObject({ mayCancel: false });
    const confirmation = { ...means, kind: 'confirmation', recordId: '1', entry: '1', couponId: '' } as const;
    expect(phaseOf(notArrived('underWay', { means: confirmation }), null)).toMatchObject({ mayCancel: false });
  });

  it('is shown although the page has read that the order is settled: the next check ends it', () => {
    expect(phaseOf(notArrived('underWay'), notPayableReason)).toMatchObject({ kind: 'pending', mayPayAgain: false });
  });
});

describe('a payment under way', () => {
  const { means } = aPayment();

  it.each<readonly [State, object]>([
    [
      { kind: 'sending', record: record('underWay'), replaces: null },
      { kind: 'requesting', means },
    ],
    [{ kind: 'accepted', record: record('underWay'), replaces: null, follow: 'opened' }, { kind: 'opening' }],
    [
      { kind: 'verifying', record: record('underWay'), checkStartedAt: 1, refusal: null },
      { kind: 'pending', check: 'running' },
    ],
    [
      { kind: 'refused', request: aPayment(), refusal },
      { kind: 'failed', failure: refusal },
    ],
  ])('in the state %j is shown', (state, shown) => {
    expect(phaseOf(state, null)).toMatchObject(shown);
  });

  it('that was refused is not shown of an order that cannot be paid', () => {
    const refused: State = { kind: 'refused', request: aPayment(), refusal };
    expect(phaseOf(refused, notPayableReason)).toEqual({ kind: 'settled', notPayableReason });
  });
});

describe('what the order says', () => {
  it('is shown where no outcome of a payment is unknown', () => {
    expect(phaseOf({ kind: 'idle' }, notPayableReason)).toEqual({ kind: 'settled', notPayableReason });
  });

  it.each(['lowered', 'movedOn'] as const)('decides whether the next is payable after an end by %s', (kind) => {
    const next = { amount: null, date: '2026-12-27' };
    const over: State = { kind: 'arrived', record: record('underWay'), evidence: { kind, next } };
    expect(phaseOf(over, null).kind).toBe(kind === 'lowered' ? 'arrived' : 'movedOn');
    expect(startOf(phaseOf(over, null))).toBe('yes');
    expect(startOf(phaseOf(over, notPayableReason))).toBe('no');
  });

  it('keeps what was due when a payment was started, beside what is due later', () => {
    const next = { amount: null, date: '2026-12-27' };
    const over: State = { kind: 'arrived', record: record('underWay'), evidence: { kind: 'movedOn', next } };
    expect(phaseOf(over, null)).toMatchObject({ before: aPayment().due, next });
  });

  it('has nothing to pay next where nothing is left of the amount due', () => {
    const next = { amount: { minor: 0, currency: 'PHP' }, date: '2026-12-27' } as const;
    const over: State = { kind: 'arrived', record: record('underWay'), evidence: { kind: 'lowered', next } };
    expect(phaseOf(over, null)).toMatchObject({ kind: 'arrived', isNextPayable: false });
  });

  it('has nothing to pay next where the order was closed', () => {
    const evidence = { kind: 'settled', notPayableReason } as const;
    expect(phaseOf({ kind: 'arrived', record: record('underWay'), evidence }, null)).toMatchObject({
      isNextPayable: false,
    });
  });
});
