import type { Offer } from '../state/offer.ts';
import { aProduct } from './an-order.ts';

/** A loan of ₱5,000.00 for 91 days, repaid at once. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  return {
    product: aProduct({ productId: '201', name: 'Lakas Loan' }),
    amount: 500_000,
    interest: 45_000,
    periods: 91,
    termUnit: 'days',
    instalments: 1,
    rateText: 'Interest 3% per month',
    retention: undefined,
    popAgreementUrl: '',
    promoPopup: undefined,
    buttonLabel: 'Get my money',
    ...changes,
  };
}
