import { latePercent } from '../late-charges.ts';
import { loanTerms } from '../loan-terms.ts';
import { addMoney, halfUp, moneyFromMinor, multiplyByDecimal, percent } from '@peace/money-date';
import type { Money } from '@peace/money-date';

/**
 * What is added to a payment that is some days late, for a new client: the one-time penalty, and for each day the interest
 * of its range on the unpaid amount (spec §9). Interest is not charged on interest.
 *
 * @returns `null` when it is too large to be exact
 */
export function lateCharge(unpaid: Money, daysLate: number): Money | null {
  const interest = multiplyByDecimal(unpaid, percent({ digits: BigInt(latePercent(daysLate)), scale: 0 }), halfUp);
  const penalty = moneyFromMinor(daysLate > 0 ? loanTerms.penalty.newClient * 100 : 0);
  return interest && penalty && addMoney(interest, penalty);
}
