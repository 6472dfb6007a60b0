import { aCompany } from '@peace/company/testing';
import type { AcceptedOffer } from '#shared/order/accepted-offer.ts';
import { PAID_AT } from './a-receipt.ts';

const pesos = (minor: number) => ({ minor, currency: 'PHP' }) as const;

/** An offer of ₱6,000.00 as it was accepted, to be repaid on these days. */
export function anAcceptedOffer({
  days = ['2027-01-20', '2027-02-20', '2027-03-20'],
}: { readonly days?: readonly string[] } = {}): AcceptedOffer {
  return {
    at: PAID_AT,
    locale: 'en',
    productName: 'Lakas Loan',
    amount: pesos(600_000),
    received: pesos(570_000),
    repaid: pesos(230_000 * days.length),
    cost: pesos(230_000 * days.length - 570_000),
    term: '3 months',
    rate: 'Interest 5% per month',
    rows: [
      { label: 'Processing fee', value: '₱300.00' },
      { label: 'Interest', value: '₱900.00' },
    ],
    plan: days.map((payTime, index) => ({
      title: `Repayment ${index + 1}`,
      amount: pesos(230_000),
      description: 'Loan and interest',
      payTime,
    })),
    agreements: ['Loan Agreement', 'Disclosure Statement'],
    lender: aCompany(),
  };
}
