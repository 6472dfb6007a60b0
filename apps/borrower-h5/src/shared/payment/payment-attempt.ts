import { answerLostPauses, underWayPauses } from '#shared/attempt/index.ts';
import { ATTEMPT_LIFETIME_MS, attemptFamily, attemptItem } from '#shared/state/attempt-family.ts';
import { type Payment, paymentSchema, type PaymentTypes } from './payment.ts';

/** What is stored of the payment of an order. */
export const paymentItem = attemptItem({
  key: 'payment',
  request: paymentSchema,
  // The same borrower may be named in another way by another link, and is not to pay twice for that.
  isOfSubject: true,
});

/** The payment of an order, by its id: whichever page begins it, all of them know of it (docs/decisions/paying.md). */
export const paymentAttempt = attemptFamily<PaymentTypes>(paymentItem, {
  // The server's yes begins a payment; only the order says that it arrived.
  acceptance: 'underWay',
  // The last one ends it, also in a page that is looked at all the time.
  pauses: { answerLost: answerLostPauses, underWay: [...underWayPauses, ATTEMPT_LIFETIME_MS] },
  // What the server refused it knows better: the amount may have changed, or the order been repaid.
  verifiesRefusals: ({ kind }) => kind === 'call',
  allowRetryWhenUnverified: false,
  isSameRequest: (a, b) => JSON.stringify(sentOf(a)) === JSON.stringify(sentOf(b)),
});

/** What the server sees of it. */
function sentOf({ purpose, means, amount }: Payment) {
  return [purpose, amount.minor, amount.currency, ...Object.entries(means).sort(([a], [b]) => a.localeCompare(b))];
}
