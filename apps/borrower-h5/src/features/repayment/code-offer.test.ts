import { describe, expect, it } from 'vitest';
import { aPendingPayment, aPendingPhase } from '#shared/payment/testing/a-payment.ts';
import { codeOfferOf, type CodeContext } from './repayment.model.ts';

const context = (changes: Partial<CodeContext> = {}): CodeContext => ({
  phase: { kind: 'idle' },
  refresh: { kind: 'done' },
  payAgain: { isConfirmed: false },
  purpose: 'repayment',
  ...changes,
});
const byCode = (changes: Parameters<typeof aPendingPhase>[0] = {}) =>
  aPendingPhase({ payment: aPendingPayment({ means: { kind: 'code', name: 'Isla Bills' } }), ...changes });
const failed = { kind: 'failed', error: { kind: 'network' }, readAt: null } as const;
const confirmed = { isConfirmed: true };

describe('a pay code', () => {
  it('may be taken where nothing was started, and where it is what was started', () => {
    expect(codeOfferOf(context())).toBe('offered');
    expect(codeOfferOf(context({ phase: byCode() }))).toBe('offered');
  });

  it.each([
    ['that may be started again', aPendingPhase()],
    ['that only another release can read', aPendingPhase({ payment: null })],
    ['whose answer was lost', aPendingPhase({ isLost: true, mayPayAgain: false })],
    ['that could not be checked', aPendingPhase({ check: 'unreadable', mayPayAgain: false })],
    ['that another window sends', aPendingPhase({ isElsewhere: true, mayPayAgain: false })],
  ])('is not offered beside another payment %s, before a confirmation', (_, phase) => {
    expect(codeOfferOf(context({ phase }))).toBe('otherPayment');
  });

  it('of an extension is another payment than that of the repayment', () => {
    expect(codeOfferOf(context({ phase: byCode(), purpose: 'extension' }))).toBe('otherPayment');
  });

  it('may be taken beside another payment after a confirmation', () => {
    expect(codeOfferOf(context({ phase: aPendingPhase(), payAgain: confirmed }))).toBe('offered');
  });

  it('is not offered where what is due is known to be old', () => {
    expect(codeOfferOf(context({ refresh: failed }))).toBe('old');
    expect(codeOfferOf(context({ phase: byCode({ check: 'unreadable' }) }))).toBe('old');
    expect(codeOfferOf(context({ phase: aPendingPhase(), payAgain: confirmed, refresh: failed }))).toBe('old');
  });

  it('is over where nothing is left to pay', () => {
    const notPayableReason = { kind: 'closed', title: 'Repaid', description: '' } as const;
    expect(codeOfferOf(context({ phase: { kind: 'settled', notPayableReason }, refresh: failed }))).toBe('over');
  });
});
