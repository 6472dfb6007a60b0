import type { Money } from '@peace/money-date';
import { checkTerms, type CheckedTerms } from '#features/loan-confirm/offer-check.ts';
import type { LoanTerms, PlannedRepayment } from '#features/loan-confirm/loan-terms.ts';
import { lenderLogos } from '#shared/testing/lender-logos.ts';

/** Pesos, by centavos. */
export const pesos = (minor: number): Money => ({ minor, currency: 'PHP' });

/** One repayment for tests and stories. */
export function aRepayment(changes: Partial<PlannedRepayment> = {}): PlannedRepayment {
  return {
    title: 'Repayment',
    amount: pesos(545_000),
    description: 'Loan and interest',
    payTime: '2027-02-19',
    ...changes,
  };
}

/** An offer for tests and stories: ₱5,000.00 for 91 days, repaid at once, nothing asked before leaving. */
export function someTerms(changes: Partial<LoanTerms> = {}): CheckedTerms {
  return checkTerms({
    productLogo: lenderLogos.lakasLoan,
    productName: 'Lakas Loan',
    amount: pesos(500_000),
    periods: 91,
    termUnit: 'days',
    rateText: 'Interest 3% per month',
    rows: [
      { label: 'You receive', value: '₱5,000.00' },
      { label: 'Interest', value: '₱450.00' },
      { label: 'Processing fee', value: '₱0.00' },
    ],
    plan: [aRepayment()],
    firstPayTime: '2027-02-19',
    retention: null,
    agreementUrl: null,
    ...changes,
  });
}

/** Six repayments a month apart, of ₱2,300.00 each. */
export const sixRepayments: readonly PlannedRepayment[] = Array.from({ length: 6 }, (_, index) =>
  aRepayment({
    title: `Repayment ${index + 1} of 6`,
    amount: pesos(230_000),
    payTime: `2027-0${index + 1}-20`,
  }),
);

/** An instalment loan of ₱12,000.00. */
export function instalmentTerms(changes: Partial<LoanTerms> = {}): CheckedTerms {
  return someTerms({
    amount: pesos(1_200_000),
    periods: 6,
    termUnit: 'months',
    firstPayTime: '2027-01-20',
    rateText: 'Interest 2.5% per month',
    rows: [
      { label: 'You receive', value: '₱12,000.00' },
      { label: 'Interest', value: '₱1,800.00' },
    ],
    plan: [...sixRepayments],
    ...changes,
  });
}
