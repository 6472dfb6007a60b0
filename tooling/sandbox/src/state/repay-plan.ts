import { DAY_MS } from '../durations.ts';
import { dateText } from '../wire-text.ts';
import type { Offer } from './offer.ts';
import { sharesOf } from './period.ts';

/** One repayment of an offer's plan. */
export interface PlannedRepayment {
  readonly title: string;
  /** Minor units. */
  readonly amount: number;
  readonly description: string;
  /** `YYYY-MM-DD`, Manila. */
  readonly payTime: string;
}

const MONTH_DAYS = 30;

/** The plan of an offer: equal shares a month apart, what does not divide in the last; a single repayment at the end. */
export function repayPlan(offer: Offer, now: number): PlannedRepayment[] {
  const total = offer.amount + offer.interest;
  return sharesOf(total, offer.instalments).map((amount, index) => {
    const days = offer.instalments === 1 ? offer.periods : (index + 1) * MONTH_DAYS;
    return {
      title: offer.instalments === 1 ? 'Repayment' : `Repayment ${index + 1} of ${offer.instalments}`,
      amount,
      description: 'Loan and interest',
      payTime: dateText(now + days * DAY_MS),
    };
  });
}
