import { compareMoney, formatDate, type Money, parseWireDate } from '@peace/money-date';
import { dueOf, type OrderDue } from '#features/due/due.model.ts';
import { type AcceptedOffer, toCome } from '#shared/order/accepted-offer.ts';
import type { PaymentToCome } from './calendar-file.ts';

export type Plan = AcceptedOffer['plan'];

/** How what is due compares with the plan that was accepted; null where one of them is not known, or the plan is not read whole. */
export type PlanComparison =
  /** The entry has this day and this amount. */
  | { readonly kind: 'next'; readonly number: number; readonly count: number }
  /** The plan says another amount for this day. */
  | { readonly kind: 'amountDiffers'; readonly planned: Money }
  | { readonly kind: 'dayDiffers' };

export function comparePlan(plan: Plan, due: OrderDue | null): PlanComparison | null {
  const days = plan.map(({ payTime }) => dayOf(payTime));
  if (due === null || days.length === 0 || days.includes(null)) return null;
  const index = days.indexOf(formatDate(due.at));
  if (index === -1) return { kind: 'dayDiffers' };
  // Two entries of one day: which of them is due is not known.
  if (days.indexOf(formatDate(due.at), index + 1) !== -1) return null;
  const planned = plan[index]?.amount ?? null;
  if (planned === null) return null;
  return compareMoney(planned, due.amount) === 0
    ? { kind: 'next', number: index + 1, count: plan.length }
    : { kind: 'amountDiffers', planned };
}

/** An amount due with its date, as the server sends them. */
interface SaidDue {
  readonly amount: Money | null;
  readonly date: string;
}

export type PlaceInPlan = Pick<PlanComparison & { readonly kind: 'next' }, 'number' | 'count'>;

/** Which payment of a plan of several is due. */
export function placeInPlan(plan: Plan, due: OrderDue | null): PlaceInPlan | null {
  const compared = comparePlan(plan, due);
  return compared?.kind === 'next' && compared.count > 1 ? compared : null;
}

/** Which payment is next, where what was due before and what is due now are two entries of the plan, one after the other. */
export function nextInPlan(plan: Plan, before: SaidDue | null, now: SaidDue): PlaceInPlan | null {
  const [then, next] = [before, now].map((due) => due && comparePlan(plan, dueOf({ ...due, repayDate: due.date })));
  return then?.kind === 'next' && next?.kind === 'next' && next.number === then.number + 1 ? next : null;
}

/** The payments that a calendar takes: what is due, and what the plan has after it where what is due is in the plan. */
export function paymentsToCome(plan: Plan, due: OrderDue): readonly PaymentToCome[] {
  const compared = comparePlan(plan, due);
  const later = compared?.kind === 'next' ? plan.slice(compared.number) : [];
  return [{ amount: due.amount, day: formatDate(due.at) }, ...toCome(later)];
}

function dayOf(payTime: string): string | null {
  const instant = parseWireDate(payTime);
  return instant === null ? null : formatDate(instant);
}
