import { type Money, moneyFromMinor } from '@peace/money-date';
import { loanTerms } from './loan-terms.ts';

/** The penalty depends on the client: new, or a borrower of an earlier loan. */
export type Client = keyof typeof loanTerms.penalty;

/** The ranges of days reached after so many days late, with the days of each; day 1 is the day after the due date. */
const rangesReached = (daysLate: number) =>
  loanTerms.lateInterest
    .filter(({ from }) => from <= daysLate)
    .map((range) => ({ ...range, days: Math.min(daysLate, 'to' in range ? range.to : daysLate) - range.from + 1 }));

/** The percentages that were charged per day so far, in their order: `[5]`, later `[5, 4]`. */
export function lateRates(daysLate: number): number[] {
  return rangesReached(daysLate).map(({ percentPerDay }) => percentPerDay);
}

/** The percentages of all days late, added up: interest is not charged on interest. */
export function latePercent(daysLate: number): number {
  return rangesReached(daysLate).reduce((sum, { percentPerDay, days }) => sum + percentPerDay * days, 0);
}

/**
 * Returns the late charges of the loan terms: the penalty once, and each day's interest.
 *
 * @param unpaid minor units, as is what is returned; the interest is rounded half up
 */
export function lateCharges(unpaid: number, daysLate: number, client: Client) {
  const penalty = daysLate > 0 ? loanTerms.penalty[client] * 100 : 0;
  const interest = Math.floor((unpaid * latePercent(daysLate) + 50) / 100);
  return { penalty, interest, total: penalty + interest } as const;
}

/** The total of these for a new client; `null` when it is too large to be exact. */
export function lateCharge(unpaid: Money, daysLate: number): Money | null {
  return moneyFromMinor(lateCharges(unpaid.minor, daysLate, 'newClient').total, unpaid.currency);
}
