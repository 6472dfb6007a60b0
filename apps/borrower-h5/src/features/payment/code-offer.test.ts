import { describe, expect, it } from 'vitest';
import { aPendingPayment, aPendingPhase } from '#features/payment/testing/a-payment.ts';
import { codeOfferOf, type CodeContext } from './repayment.model.ts';

const context = (changes: Partial<CodeContext> = {}): CodeContext => ({
  phase: { kind: 'idle' },
  refresh: { kind: 'done' },
  ...changes,
});
const failed = { kind: 'failed', error: { kind: 'network' }, readAt: null } as const;

describe('a pay code', () => {
  it.each([
    [
      'a code that was copied',
      aPendingPhase({ payment: aPendingPayment({ means: { kind: 'code', name: 'Isla Bills' } }) }),
    ],
    ['another payment', aPendingPhase()],
    ['one that only another release can read', aPendingPhase({ payment: null })],
    ['one whose answer was lost', aPendingPhase({ isLost: true, mayPayAgain: false })],
    ['one that could not be checked', aPendingPhase({ check: 'unreadable' })],
    ['one that another window sends', aPendingPhase({ isElsewhere: true, mayPayAgain: false })],
  ])('stays beside %s', (_, phase) => {
    expect(codeOfferOf(context({ phase }))).toBe('offered');
  });

  it('is not offered where what is due is known to be old', () => {
    expect(codeOfferOf(context({ refresh: failed }))).toBe('old');
    expect(codeOfferOf(context({ phase: aPendingPhase(), refresh: failed }))).toBe('old');
  });

  it('is over where nothing is left to pay', () => {
    const notPayableReason = { kind: 'closed', title: 'Repaid', description: '' } as const;
    expect(codeOfferOf(context({ phase: { kind: 'settled', notPayableReason }, refresh: failed }))).toBe('over');
  });
});
