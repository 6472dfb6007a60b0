import { anOrder } from '../factories/an-order.ts';
import { Rejection } from '../http/rejection.ts';
import { minorUnits, pesoText } from '../wire-text.ts';
import { knownOffer } from './known.ts';
import type { SandboxState } from './sandbox-state.ts';

/** The terms a client applies with, as they came over the wire. */
interface Terms {
  readonly productId: string;
  readonly amount: string;
  readonly periods: string;
  readonly termUnit: string;
}

const PROCESSING = 21;
const DAYS_PER_UNIT: Readonly<Record<string, number>> = { days: 1, weeks: 7, months: 30 };

/**
 * Takes an application on the terms that were offered and refuses any others. Each application makes an order of its
 * own, so that a client which sends one twice is found out.
 *
 * @returns the address of the new order's page, on the app's own origin
 */
export function apply(state: SandboxState, { productId, amount, periods, termUnit }: Terms, now: number): string {
  const offer = knownOffer(state, productId);
  if (minorUnits(amount) !== offer.amount) throw new Rejection(`The offered amount is ${pesoText(offer.amount)}.`);
  if (Number(periods) !== offer.periods || termUnit !== offer.termUnit) {
    throw new Rejection(`The offered term is ${offer.periods} ${offer.termUnit}.`);
  }
  const order = anOrder(
    {
      orderId: String(9000 + state.nextNumber()),
      product: offer.product,
      status: PROCESSING,
      amount: offer.amount,
      interest: offer.interest,
      instalments: Math.max(1, offer.instalments),
      termDays: offer.periods * (DAYS_PER_UNIT[offer.termUnit] ?? 1),
      appliedAt: now,
    },
    now,
  );
  state.orders.set(order.orderId, order);
  return offer.orderLink ?? `/loanDetail?${new URLSearchParams({ productId, orderId: order.orderId })}`;
}
