import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { longDayText } from '@peace/i18n/dates';
import { formatMoney } from '@peace/money-date';
import { lenderLogos } from './lender-logos.ts';

export const pesoText = (minor: number): string => formatMoney({ minor, currency: 'PHP' });

/** The sentence of the server: the day with its month first, as lenders there write. */
export const pleasePay = (minor: number, day: string): string =>
  `Please pay ${pesoText(minor)} by ${longDayText(day, 'en')}.`;

/** The one loan of tests and stories, in centavos. */
export const sampleLoan = { amount: 500_000, interest: 45_000, repayment: 545_000, term: '91 days' } as const;

/** Its rows from the application on; nothing is to be repaid yet. */
export const loanRows = (applied: string) => [
  { label: 'Loan amount', value: pesoText(sampleLoan.amount) },
  { label: 'Loan term', value: sampleLoan.term },
  { label: 'Application date', value: applied },
];

/** An order for tests and stories: due, without prompts. */
export function anOrder(changes: Partial<OrderDetails> = {}): OrderDetails {
  return {
    status: { kind: 'due', code: 174 },
    statusTitle: 'To be repaid',
    statusDescription: pleasePay(sampleLoan.repayment, '2026-11-27'),
    recommendedProducts: [],
    productName: 'Bayani Cash',
    productLogo: lenderLogos.bayaniCash,
    rows: [
      ...loanRows('2026-08-28'),
      { label: 'Repayment amount', value: pesoText(sampleLoan.repayment) },
      { label: '', value: '' },
    ],
    repaymentUrl: null,
    canRollOver: false,
    telephone: null,
    asksForRating: false,
    confirmUrl: null,
    withdrawMessage: null,
    cardPrompt: null,
    ...changes,
  };
}
