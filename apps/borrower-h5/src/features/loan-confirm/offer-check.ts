import { compareMoney, parseMoney, parseWireDate, formatDate, type Money } from '@peace/money-date';
import { loanCost } from './loan-cost.ts';
import type { LoanTerms } from './loan-terms.ts';

/** Two figures of an offer that cannot both be so. Amounts are in the offer's currency. */
export type Contradiction =
  /** All repayments together are less than the loan. */
  | { readonly kind: 'repaidBelowAmount'; readonly amount: Money; readonly repaid: Money }
  /** A row of the lender names the loan amount, or the total, and says something else. */
  | { readonly kind: 'row'; readonly label: string; readonly said: string; readonly expected: Money }
  /** The first payment date is not the date of the plan's first repayment. */
  | { readonly kind: 'firstDate'; readonly said: string; readonly planned: string };

/** Labels that name a figure which the page works out itself. Any other row says nothing that could be compared. */
const amountLabel =
  /^(?:loan amount|principal(?: amount)?|you receive|amount received|halaga ng loan|matatanggap mo)$/i;
const totalLabel =
  /^(?:you repay(?: in all)?|total (?:repayment|payable|amount payable|to repay)|kabuuang babayaran(?: mo)?)$/i;

/**
 * Finds what an offer says twice and differently: only what both sides give exactly. What is not sent, or cannot be read,
 * contradicts nothing.
 */
export function contradictionsOf(terms: LoanTerms): readonly Contradiction[] {
  const { amount, plan, rows, firstPayTime = '' } = terms;
  const { repaid } = loanCost({ amount, plan });
  const found: Contradiction[] = [];
  if (amount && repaid && compareMoney(repaid, amount) === -1)
    found.push({ kind: 'repaidBelowAmount', amount, repaid });
  for (const row of rows) {
    const expected = figureNamedBy(row, terms);
    const said = expected && shownAmount(row.value, expected);
    if (expected && said && said.minor !== expected.minor) {
      found.push({ kind: 'row', label: row.label, said: row.value, expected });
    }
  }
  const said = dayOf(firstPayTime);
  const planned = dayOf(plan[0]?.payTime ?? '');
  if (said && planned && said !== planned) found.push({ kind: 'firstDate', said, planned });
  return found;
}

/** The lender's rows without those that only repeat a figure which the page works out itself. */
export function rowsBesideFigures(terms: LoanTerms): LoanTerms['rows'] {
  return terms.rows.filter((row) => {
    const figure = figureNamedBy(row, terms);
    const said = figure && shownAmount(row.value, figure);
    return !figure || !said || said.minor !== figure.minor;
  });
}

/** The figure that a row's label names; null where it names none, or where that is not known. */
function figureNamedBy({ label }: LoanTerms['rows'][number], terms: LoanTerms): Money | null {
  if (amountLabel.test(label.trim())) return terms.amount;
  return totalLabel.test(label.trim()) ? loanCost(terms).repaid : null;
}

/** An amount as a row shows it, '₱5,450.00' or 'PHP 5,450'; null for any other text. */
function shownAmount(text: string, { currency }: Money): Money | null {
  const digits = /^(?:₱|₹|PHP|INR|Php|Rs\.?)?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/.exec(text.trim());
  return digits && parseMoney(`${digits[1]?.replaceAll(',', '')}${digits[2] ?? ''}`, currency);
}

/** The Manila day of a date that can be read; null for any other text. */
function dayOf(wire: string): string | null {
  const instant = parseWireDate(wire);
  return instant === null ? null : formatDate(instant);
}
