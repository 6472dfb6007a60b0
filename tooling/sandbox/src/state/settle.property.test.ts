import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aChannel, aDefaultPayCode, anOrder, aRepayment, FACTORY_NOW } from '../factories/an-order.ts';
import { MINUTE_MS } from '../durations.ts';
import { dueOf, paidSoFar, stillOpen } from './plan.ts';
import { issuePayLink, payByCode, payLink, settleArrived } from './payment.ts';
import { emptyState, type SandboxState } from './sandbox-state.ts';

const CODE = '8120340000001';
const CHANNEL = aChannel();

/** The events between a borrower, the partner and the lender. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('link' as const) }),
  fc.record({ kind: fc.constant('pay' as const), link: fc.nat(5) }),
  fc.record({ kind: fc.constant('code' as const), isRollover: fc.boolean() }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 0, max: 10 }) }),
  fc.record({ kind: fc.constant('delay' as const), minutes: fc.integer({ min: 0, max: 5 }) }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const run = fc.record({
  instalments: fc.integer({ min: 1, max: 6 }),
  amount: fc.integer({ min: 1000, max: 1_000_000 }),
  steps: fc.array(step, { maxLength: 25 }),
});

function stateOf({ instalments, amount }: { readonly instalments: number; readonly amount: number }): SandboxState {
  const state = emptyState(1);
  const repayment = aRepayment({ defaultPayCode: aDefaultPayCode({ payCode: CODE }) });
  // Not due within the run: without late interest the total is what was agreed.
  state.orders.set(
    '1',
    anOrder({ orderId: '1', instalments, amount, appliedAt: FACTORY_NOW, canRollOver: true, repayment }),
  );
  return state;
}

function carryOut(state: SandboxState, done: Step, now: number): number {
  const order = state.orders.get('1');
  const due = order && dueOf(order, now);
  const tokens = [...state.payLinks.keys()];
  if (done.kind === 'link' && due !== undefined) {
    const paid = { orderId: '1', period: due.period.number, amount: due.amount, isRollover: false };
    issuePayLink(state, { ...paid, channel: CHANNEL });
  }
  if (done.kind === 'pay') payLink(state, tokens[done.link % Math.max(1, tokens.length)] ?? '', now);
  if (done.kind === 'code') payByCode(state, { code: CODE, isRollover: done.isRollover }, now);
  if (done.kind === 'delay') state.settlesAfterMs = done.minutes * MINUTE_MS;
  const later = now + (done.kind === 'wait' ? done.minutes * MINUTE_MS : 0);
  settleArrived(state, later);
  return later;
}

it('whatever is paid, and however often: paid and open are the total, and nothing settles twice', () => {
  fc.assert(
    fc.property(run, ({ instalments, amount, steps }) => {
      const state = stateOf({ instalments, amount });
      let now = FACTORY_NOW;
      for (const each of steps) {
        now = carryOut(state, each, now);
        const order = state.orders.get('1') ?? expect.fail('The order is gone.');
        expect(paidSoFar(order) + stillOpen(order, now)).toBe(amount + order.interest);
        const settled = [...state.payments.values()].filter(
          ({ outcome, isRollover }) => outcome === 'settled' && !isRollover,
        );
        expect(settled.reduce((sum, payment) => sum + payment.amount, 0)).toBe(paidSoFar(order));
        expect(new Set(settled.map(({ period }) => period)).size).toBe(settled.length);
        expect(order.status === 200).toBe(stillOpen(order, now) === 0);
      }
    }),
    { numRuns: 300 },
  );
});
