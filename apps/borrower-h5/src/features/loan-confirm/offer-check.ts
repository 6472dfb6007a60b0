import { compareMoney, parseWireDate, formatDate, type Money } from '@peace/money-date';
import { loanCost } from './loan-cost.ts';
import { type LoanTerms, figureNamedBy, shownAmount } from './loan-terms.ts';

/** Two figures of an offer that cannot both be so. Amounts are in the offer's currency. */
export type Contradiction =
  | { readonly kind: 'repaidBelowAmount'; readonly amount: Money; readonly repaid: Money }
  /** A row of the lender names the loan amount, or the total, and says something else. */
  | { readonly kind: 'row'; readonly row: LoanTerms['rows'][number]; readonly expected: Money }
  | { readonly kind: 'firstDate'; readonly said: string; readonly planned: string };

/** Finds what an offer says twice and differently. What is not sent, or cannot be read, contradicts nothing. */
export function contradictionsOf(terms: LoanTerms): readonly Contradiction[] {
  const { amount, plan, rows, firstPayTime = '' } = terms;
  const { repaid } = loanCost({ amount, plan, rows });
  const found: Contradiction[] = [];
  if (amount && repaid && compareMoney(repaid, amount) === -1)
    found.push({ kind: 'repaidBelowAmount', amount, repaid });
  for (const row of rows) {
    const expected = expectedOf(row, terms);
    const said = expected && shownAmount(row, expected.currency);
    if (expected && said && said.minor !== expected.minor) {
      found.push({ kind: 'row', row, expected });
    }
  }
  const said = dayOf(firstPayTime);
  const planned = dayOf(plan[0]?.payTime ?? '');
  if (said && planned && said !== planned) found.push({ kind: 'firstDate', said, planned });
  return found;
}

/** The page's figure that a row names; null where it names none, or where that is not known. */
function expectedOf(row: LoanTerms['rows'][number], terms: LoanTerms): Money | null {
  const named = figureNamedBy(row);
  // The hero says the loan amount as what the borrower gets.
  if (named === 'amount' || named === 'received') return terms.amount;
  return named === 'total' ? loanCost(terms).repaid : null;
}

export interface CheckedTerms extends LoanTerms {
  readonly contradictions: readonly Contradiction[];
}

/** What the page shows of an offer: its plan in order, and what contradicts itself. */
export function checkTerms(terms: LoanTerms): CheckedTerms {
  const ordered = { ...terms, plan: inOrder(terms.plan) };
  return { ...ordered, contradictions: contradictionsOf(ordered) };
}

/** A plan by its days; as it came where one of them cannot be read. */
function inOrder(plan: LoanTerms['plan']): LoanTerms['plan'] {
  const dated = plan.map((repayment) => ({ repayment, day: parseWireDate(repayment.payTime) }));
  if (dated.some(({ day }) => day === null)) return plan;
  return dated.sort((a, b) => Number(a.day) - Number(b.day)).map(({ repayment }) => repayment);
}

/** What of an offer is marked where it stands, because something else on the page says otherwise. */
export interface Contradicted {
  readonly received: boolean;
  readonly repaid: boolean;
  readonly rows: LoanTerms['rows'];
}

export function contradictedIn({ contradictions: found }: CheckedTerms): Contradicted {
  const rows = found.flatMap((each) => (each.kind === 'row' ? [each.row] : []));
  const totals = rows.filter((row) => figureNamedBy(row) === 'total').length;
  const isTooLittle = found.some(({ kind }) => kind === 'repaidBelowAmount');
  return { received: isTooLittle || totals < rows.length, repaid: isTooLittle || totals > 0, rows };
}

/** The Manila day of a date that can be read; null for any other text. */
function dayOf(wire: string): string | null {
  const instant = parseWireDate(wire);
  return instant === null ? null : formatDate(instant);
}
