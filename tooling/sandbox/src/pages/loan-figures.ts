import type { Offer } from '../state/offer.ts';
import { repayPlan } from '../state/repay-plan.ts';
import { dateText, pesoText } from '../wire-text.ts';

/** What an agreement states of a loan, in words. */
export interface LoanFigures {
  readonly product: string;
  readonly date: string;
  readonly amount: string;
  readonly interest: string;
  readonly total: string;
  readonly term: string;
  readonly rate: string;
  /** Each payment: the day and the amount. */
  readonly payments: readonly (readonly [day: string, amount: string])[];
}

/** An offer's figures. They are consistent: the plan's sum is the loan and its interest. */
export function figuresOf(offer: Offer, now: number): LoanFigures {
  return {
    product: offer.product.name,
    date: dateText(now),
    amount: pesoText(offer.amount),
    interest: pesoText(offer.interest),
    total: pesoText(offer.amount + offer.interest),
    term: `${offer.periods} ${offer.termUnit}`,
    rate: offer.rateText,
    payments: repayPlan(offer, now).map(({ payTime, amount }) => [payTime, pesoText(amount)]),
  };
}
