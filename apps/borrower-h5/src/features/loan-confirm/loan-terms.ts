import type { LoanOffer } from '@peace/api-client/contract/loan-confirm/get-offer';
import { type Currency, type Money, parseMoney } from '@peace/money-date';

/** Both variants of loan confirm know these terms of an offer; their screens share nothing else. */
export type LoanTerms = Omit<LoanOffer, 'firstPayTime'> & {
  /** As the server sent it; variant 2 has none. */
  readonly firstPayTime?: string;
  /** The link of variant 2 says rupees, and the response pesos. */
  readonly hasOtherCurrency?: boolean;
};

/** One repayment of the plan. Amount null: it could not be read. */
export type PlannedRepayment = LoanTerms['plan'][number];

/** The applied terms are the offer's own, passed on as they came. */
export interface LoanApplication {
  readonly amount: Money;
  readonly periods: number;
  readonly termUnit: string;
}

/** The application for an offer; null when a term that it must name could not be read, so that no application is blind. */
export function applicationFor({ amount, periods, termUnit }: LoanTerms): LoanApplication | null {
  const hasTerm = periods !== null && termUnit.trim() !== '';
  return amount && amount.minor > 0 && hasTerm ? { amount, periods, termUnit } : null;
}

type Row = LoanTerms['rows'][number];

const namedAmount = /^(?:loan amount|principal(?: amount)?|halaga ng loan)$/i;

const namedReceived = new RegExp(
  `^(?:${[
    "(?:amount )?you(?:'ll|’ll| will)? (?:get|receive)",
    '(?:actual |net |cash )?(?:amount )?(?:to be )?(?:received|disbursed|released)(?: amount)?',
    '(?:actual |net )?(?:disbursement|payout|proceeds|receivable|take[- ]home)(?: amount)?',
    'net (?:loan )?(?:amount|proceeds)(?: received)?',
    '(?:actual )?amount to (?:receive|be received|be disbursed)',
    '(?:halagang? )?(?:matatanggap|makukuha)(?: mo| na halaga)?',
  ].join('|')})$`,
  'i',
);

const namedTotal =
  /^(?:you repay(?: in all)?|total (?:repayment|payable|amount payable|to repay)|kabuuang babayaran(?: mo)?)$/i;

/**
 * Which figure of the page a row's label names; null for any other row. It may mark or explain a row. It never blocks: the labels
 * are the lender's own words.
 */
export function figureNamedBy({ label }: Row): 'amount' | 'received' | 'total' | null {
  const name = label.trim().replace(/:$/, '').trimEnd();
  if (namedAmount.test(name)) return 'amount';
  if (namedReceived.test(name)) return 'received';
  return namedTotal.test(name) ? 'total' : null;
}

/** An amount as a row shows it: '₱5,450.00', 'PHP 5,450' or '14,900.10', which is in `currency`; null for any other text. */
export function shownAmount({ value }: Row, currency: Currency): Money | null {
  const [, sign, whole, cents = ''] =
    /^(₱|PHP|₹|INR|Rs\.?)?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/i.exec(value.trim()) ?? [];
  if (whole === undefined) return null;
  const shown = sign === undefined ? currency : /^(?:₱|PHP)$/i.test(sign) ? 'PHP' : 'INR';
  return parseMoney(whole.replaceAll(',', '') + cents, shown);
}
