import type { RecommendedProduct } from '../state/order.ts';
import { partnerPage } from '../base-path.ts';
import { drawnLogo } from './a-product.ts';

/** A recommended product that can be tapped and leads to a web page. */
export function aRecommendedProduct(changes: Partial<RecommendedProduct> = {}): RecommendedProduct {
  const name = changes.name ?? 'Salapi Lane';
  return {
    token: 'tok-salapi-lane',
    name,
    logo: drawnLogo(name),
    buttonText: 'Apply',
    amountRange: '₱2,000 - ₱15,000',
    amountRangeDescription: 'Loan amount',
    rate: '3% per month',
    description: 'Approved in five minutes, paid out to your e-wallet',
    tags: ['No collateral', '91-180 days'],
    isClickable: true,
    link: partnerPage(name),
    ...changes,
  };
}
