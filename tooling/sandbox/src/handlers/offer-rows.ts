import type { Offer } from '../state/offer.ts';
import { pesoText } from '../wire-text.ts';

/** The 'Loan information' of an offer. */
export function offerRows(offer: Offer): { text: string; value: string }[] {
  return [
    { text: 'You receive', value: pesoText(offer.amount) },
    { text: 'Interest', value: pesoText(offer.interest) },
    { text: 'Processing fee', value: pesoText(0) },
    { text: 'You repay', value: pesoText(offer.amount + offer.interest) },
  ];
}
