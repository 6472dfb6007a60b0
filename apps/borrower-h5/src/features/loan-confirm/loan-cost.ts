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

/** The figures of a loan. Null: the lender did not send what is needed to know it. It is never taken for 0. */
export interface LoanCost {
  readonly amount: Money | null;
  /** The part of it that arrives. Null where not exactly one row says so; the page then says nothing of what arrives. */
  readonly received: Money | null;
  /** All repayments together: known only when there are some and each of them can be read. */
  readonly repaid: Money | null;
  /** The repayments less what is received, or less the amount where no row says what is received. */
  readonly cost: Money | null;
}

/** Computes the cost of a loan from its amount, its plan, and the row that names what is received. */
export function loanCost({ amount, plan, rows }: Pick<LoanTerms, 'amount' | 'plan' | 'rows'>): LoanCost {
  const repaid = sumOf(plan.map((repayment) => repayment.amount));
  const received = amount && namedReceived(amount, rows);
  const difference = amount && repaid && subtractMoney(repaid, received ?? amount);
  // Less repaid than received: the data contradict each other, and so say nothing.
  return { amount, received, repaid, cost: difference && difference.minor >= 0 ? difference : null };
}

/** Reads what is received from the one row that names it, where that can be so: it is at most the amount. */
function namedReceived(amount: Money, rows: LoanTerms['rows']): Money | null {
  const [row, ...others] = rows.filter((each) => figureNamedBy(each) === 'received');
  const said = row && others.length === 0 ? shownAmount(row, amount.currency) : null;
  const order = said && compareMoney(said, amount);
  return said && said.minor > 0 && (order === -1 || order === 0) ? said : null;
}

function sumOf([first = null, ...rest]: readonly (Money | null)[]): Money | null {
  const add = (sum: Money | null, next: Money | null) => (sum && next && next.minor >= 0 ? addMoney(sum, next) : null);
  return first && first.minor >= 0 ? rest.reduce(add, first) : null;
}

/** The cost is counted for each ₱1,000.00. */
const UNIT_MINOR = 100_000;

/** Returns the cost of each unit of the loan: cost ÷ amount, to the centavo. Null where it is not known, or costs nothing. */
export function costPerUnit({ amount, cost }: LoanCost): { readonly unit: Money; readonly cost: Money } | null {
  if (!amount || !cost || cost.minor === 0 || amount.minor < UNIT_MINOR) return null;
  const each = Number(halfUp(BigInt(cost.minor) * BigInt(UNIT_MINOR), BigInt(amount.minor)));
  if (!Number.isSafeInteger(each)) return null;
  return { unit: { ...amount, minor: UNIT_MINOR }, cost: { ...cost, minor: each } };
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

/** Whether each repayment is in the month after the one before, by the dates that can be read. */
export function isMonthly(plan: readonly PlannedRepayment[]): boolean {
  const months = plan.map(({ payTime }) => {
    const [, year, month] = /^(\d{4})-(\d{2})-/.exec(dueDate(payTime) ?? '') ?? [];
    return Number(year) * 12 + Number(month);
  });
  return months.length > 1 && months.every((month, index) => month === (months[0] ?? NaN) + index);
}

/** The day of a repayment as it is read: a date we know as a date, anything else as it came; null when there is none. */
export function dueDate(payTime: string): string | null {
  const instant = parseWireDate(payTime);
  return instant === null ? payTime.trim() || null : formatDate(instant);
}
