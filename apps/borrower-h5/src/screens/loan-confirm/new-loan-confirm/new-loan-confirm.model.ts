import type { LoanTerms } from '#features/loan-confirm/loan-terms.ts';
import type { Variant2Offer } from '@peace/api-client/contract/variant2/get-offer-variant2';
import type { Money } from '@peace/money-date';

/** The offer in rupees when the page's address says `coinciding=1` (spec §2). A response that names pesos contradicts it. */
export function inPageCurrency(offer: Variant2Offer, coinciding: boolean): Variant2Offer & LoanTerms {
  if (!coinciding) return offer;
  const inRupees = (amount: Money | null) => amount && ({ ...amount, currency: 'INR' } as const);
  return {
    ...offer,
    hasOtherCurrency: offer.currency === 'PHP',
    amount: inRupees(offer.amount),
    plan: offer.plan.map((repayment) => ({ ...repayment, amount: inRupees(repayment.amount) })),
  };
}
