import type { Variant2Offer } from '@peace/api-client/contract/variant2/get-offer-variant2';
import type { Currency, Money } from '@peace/money-date';

/** The offer in rupees when the page's address says `coinciding=1` (spec §2), even where the answer's own flag does not. */
export function inPageCurrency(offer: Variant2Offer, coinciding: boolean): Variant2Offer {
  const currency: Currency = coinciding ? 'INR' : offer.currency;
  const convert = (amount: Money | null) => amount && { ...amount, currency };
  return {
    ...offer,
    currency,
    amount: convert(offer.amount),
    plan: offer.plan.map((repayment) => ({ ...repayment, amount: convert(repayment.amount) })),
  };
}
