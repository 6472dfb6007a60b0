import { compareMoney, parseWireDate, formatDate, type Money } from '@peace/money-date';
import { loanCost } from './loan-cost.ts';
import { type LoanTerms, figureNamedBy, shownAmount } from './loan-terms.ts';

/** Two typed fields of an offer that cannot both be so: it cannot be applied for. */
export type Contradiction =
  | { readonly kind: 'repaidBelowReceived'; readonly received: Money; readonly repaid: Money }
  | { readonly kind: 'firstDate'; readonly said: string; readonly planned: string }
  | { readonly kind: 'currency' };

/** A row of the lender that says another figure than the page. It is marked and asked about, and blocks nothing. */
export interface DifferingRow {
  readonly row: LoanTerms['rows'][number];
  /** The page's figure; null where the row is in another currency. */
  readonly expected: Money | null;
}

/** Finds what an offer says twice and differently. What is not sent, or cannot be read, contradicts nothing. */
function contradictionsOf(terms: LoanTerms): readonly Contradiction[] {
  const { plan, firstPayTime = '', hasOtherCurrency = false } = terms;
  const { amount, received, repaid } = loanCost(terms);
  const least = received ?? amount;
  const found: Contradiction[] = hasOtherCurrency ? [{ kind: 'currency' }] : [];
  if (least && repaid && compareMoney(repaid, least) === -1)
    found.push({ kind: 'repaidBelowReceived', received: least, repaid });
  const said = dayOf(firstPayTime);
  const planned = dayOf(plan[0]?.payTime ?? '');
  if (said && planned && said !== planned) found.push({ kind: 'firstDate', said, planned });
  return found;
}

function differingRows(terms: LoanTerms): readonly DifferingRow[] {
  const { amount, repaid } = loanCost(terms);
  if (!amount) return [];
  return terms.rows.flatMap((row): DifferingRow[] => {
    const said = shownAmount(row, amount.currency);
    if (!said) return [];
    if (said.currency !== amount.currency) return [{ row, expected: null }];
    const named = figureNamedBy(row);
    const expected = named === 'total' ? repaid : named && amount;
    // A charge may be kept back: less than the amount may be received, never more.
    const isFine = !expected || (named === 'received' ? said.minor <= amount.minor : said.minor === expected.minor);
    return isFine ? [] : [{ row, expected }];
  });
}

export interface CheckedTerms extends LoanTerms {
  readonly contradictions: readonly Contradiction[];
  readonly differing: readonly DifferingRow[];
}

/** Puts an offer's plan in order, and finds what contradicts itself and which rows differ. */
export function checkTerms(terms: LoanTerms): CheckedTerms {
  const ordered = { ...terms, plan: inOrder(terms.plan) };
  return { ...ordered, contradictions: contradictionsOf(ordered), differing: differingRows(ordered) };
}

/** A plan by its days; as it came where one of them cannot be read. */
function inOrder(plan: LoanTerms['plan']): LoanTerms['plan'] {
  const dated = plan.map((repayment) => ({ repayment, day: parseWireDate(repayment.payTime) }));
  if (dated.some(({ day }) => day === null)) return plan;
  return dated.sort((a, b) => Number(a.day) - Number(b.day)).map(({ repayment }) => repayment);
}

/** The Manila day of a date that can be read; null for any other text. */
function dayOf(wire: string): string | null {
  const instant = parseWireDate(wire);
  return instant === null ? null : formatDate(instant);
}
