import type { LoanOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import type { Money } from '@peace/money-date';

/** What both variants of loan confirm know of an offer, and all that their screens share. */
export type LoanTerms = Omit<LoanOffer, 'firstPayTime'> & {
  /** As the server sent it; variant 2 has none. */
  readonly firstPayTime?: string;
};

/** One repayment of the plan. Amount null: it could not be read. */
export type PlannedRepayment = LoanTerms['plan'][number];

/** What is applied for: the offer's own terms, passed on as they came. */
export interface LoanApplication {
  readonly amount: Money;
  readonly periods: number;
  readonly termUnit: string;
}

/** The application for an offer; null when a term that it must name could not be read, so that no application is blind. */
export function applicationFor({ amount, periods, termUnit }: LoanTerms): LoanApplication | null {
  return amount && amount.minor > 0 && periods !== null ? { amount, periods, termUnit } : null;
}
