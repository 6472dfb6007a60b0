import {
  addMoney,
  compareMoney,
  formatDate,
  halfUp,
  parseWireDate,
  subtractMoney,
  type Money,
} from '@peace/money-date';
import { type LoanTerms, type PlannedRepayment, figureNamedBy, shownAmount } from './loan-terms.ts';

/** What a loan comes to. Null: the lender did not send what is needed to know it. It is never taken for 0. */
export interface LoanCost {
  readonly received: Money | null;
  /** All repayments together: known only when there are some and each of them can be read. */
  readonly repaid: Money | null;
  /** What is repaid above what is received. What the lender keeps back of the amount is part of it. */
  readonly cost: Money | null;
}

/** Works out what a loan comes to, from its amount and its plan; of its rows only what is kept back of the amount. */
export function loanCost({ amount, plan, rows }: Pick<LoanTerms, 'amount' | 'plan' | 'rows'>): LoanCost {
  const repaid = sumOf(plan.map((repayment) => repayment.amount));
  const difference = amount && repaid && subtractMoney(repaid, leastReceived(amount, rows));
  // Less repaid than received: the data contradict each other, and so say nothing.
  return { received: amount, repaid, cost: difference && difference.minor >= 0 ? difference : null };
}

/** The amount, or the least that a row says is received of it. */
function leastReceived(amount: Money, rows: LoanTerms['rows']): Money {
  return rows.reduce((least, row) => {
    const said = figureNamedBy(row) === 'received' ? shownAmount(row, amount.currency) : null;
    return said && compareMoney(said, least) === -1 ? said : least;
  }, amount);
}

function sumOf([first = null, ...rest]: readonly (Money | null)[]): Money | null {
  const add = (sum: Money | null, next: Money | null) => (sum && next && next.minor >= 0 ? addMoney(sum, next) : null);
  return first && first.minor >= 0 ? rest.reduce(add, first) : null;
}

/** What the cost is counted by: ₱1,000.00. */
const UNIT_MINOR = 100_000;

/** What each unit of the loan costs, exact without a date: cost ÷ amount, to the centavo. Null where it is not known, or costs nothing. */
export function costPerUnit({ received, cost }: LoanCost): { readonly unit: Money; readonly cost: Money } | null {
  if (!received || !cost || cost.minor === 0 || received.minor < UNIT_MINOR) return null;
  const each = Number(halfUp(BigInt(cost.minor) * BigInt(UNIT_MINOR), BigInt(received.minor)));
  if (!Number.isSafeInteger(each)) return null;
  return { unit: { ...received, minor: UNIT_MINOR }, cost: { ...cost, minor: each } };
}

/** How many repayments of one amount; null for one alone, or where they differ or cannot be read. */
export function equalRepayments(
  plan: readonly PlannedRepayment[],
): { readonly count: number; readonly each: Money } | null {
  const each = plan[0]?.amount ?? null;
  if (!each || plan.length < 2) return null;
  const areEqual = plan.every(({ amount }) => amount !== null && compareMoney(amount, each) === 0);
  return areEqual ? { count: plan.length, each } : null;
}

export type RepaymentDays =
  | { readonly kind: 'once'; readonly date: string }
  | { readonly kind: 'parts'; readonly count: number; readonly first: string; readonly last: string }
  | { readonly kind: 'unknown' };

export function repaymentDays(plan: readonly PlannedRepayment[]): RepaymentDays {
  const dates = plan.map(({ payTime }) => dueDate(payTime));
  const first = dates.at(0);
  const last = dates.at(-1);
  if (!first || !last) return { kind: 'unknown' };
  return dates.length === 1 ? { kind: 'once', date: last } : { kind: 'parts', count: dates.length, first, last };
}

/** The day of a repayment as it is read: a date we know as a date, anything else as it came; null when there is none. */
export function dueDate(payTime: string): string | null {
  const instant = parseWireDate(payTime);
  return instant === null ? payTime.trim() || null : formatDate(instant);
}
