import type { ApplicationRequest } from '#features/loan-confirm/application-attempt.ts';
import { pesos } from './loan-terms.ts';

/** An application for ₱5,000.00 for tests; the borrower had no order before. */
export function anApplication(changes: Partial<ApplicationRequest> = {}): ApplicationRequest {
  return {
    amount: pesos(500_000),
    periods: 91,
    termUnit: 'days',
    variant: 'v3',
    productName: 'Lakas Loan',
    ordersBefore: [],
    ...changes,
  };
}
