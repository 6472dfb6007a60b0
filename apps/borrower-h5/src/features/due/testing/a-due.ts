import type { DueState, OrderDue } from '#features/due/due.model.ts';

/** The moment of the stories: 20 November 2026, 10:00 in Manila. */
export const storyNow = Date.parse('2026-11-20T10:00:00+08:00');

/** An amount due, for tests and stories: ₱5,450.00 on 27 November 2026. */
export function aDue(changes: Partial<OrderDue> = {}): OrderDue {
  return {
    amount: { minor: 545_000, currency: 'PHP' },
    at: Date.parse('2026-11-27T00:00:00+08:00'),
    ...changes,
  };
}

/** The same as it was read. */
export const aKnownDue = (changes: Partial<OrderDue> = {}): DueState => ({ kind: 'known', due: aDue(changes) });
