import { isPayable, type OrderStatus } from '@peace/api-client/contract/order/order-status';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import {
  addMoney,
  compareMoney,
  daysBetween,
  formatMoney,
  parseMoney,
  parseWireDate,
  type Money,
} from '@peace/money-date';

export type DueTone = 'calm' | 'attention' | 'danger';

export interface Urgency {
  /** Calendar days left; negative: days late. Null where the phone's clock is wrong. */
  readonly days: number | null;
  readonly tone: DueTone;
}

/** The next amount due. `at`: milliseconds since 1970. */
export interface OrderDue {
  readonly amount: Money;
  readonly at: number;
}

export type DueNow = OrderDue & Urgency;

/** The state of the amount due of an order that can be paid. */
export type DueState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly due: OrderDue }
  | { readonly kind: 'failed' };

/** From this many days before the due date on, it wants attention. */
const soonDays = 3;

/** Reads the amount due of `loan-play-detail`, whole or not at all. An amount without its day, or one that cannot be read, is no sum. */
export function dueOf({ amount, repayDate }: Pick<PeriodRepayment, 'amount' | 'repayDate'>): OrderDue | null {
  const at = parseWireDate(repayDate);
  return amount && amount.minor > 0 && at !== null ? { amount, at } : null;
}

/** The same as a state: a sum that is not whole could not be read. */
export function dueStateOf(info: Pick<PeriodRepayment, 'amount' | 'repayDate'>): DueState {
  const due = dueOf(info);
  return due ? { kind: 'known', due } : { kind: 'failed' };
}

/** The amount due of an order and its urgency at `now` (see `useDueTime`). Null unless it is payable and amount and date are known. */
export function dueNow(status: OrderStatus | null, due: DueState | null, now: number | null): DueNow | null {
  if (!status || due?.kind !== 'known' || !isPayable(status)) return null;
  return { ...due.due, ...urgencyOf(due.due.at, now) };
}

/** How urgent an order is that is due `at` that time, as of `now` (see `useDueTime`). The status says nothing about it. */
export function urgencyOf(at: number, now: number | null): Urgency {
  if (now === null) return { days: null, tone: 'calm' };
  const days = daysBetween(now, at);
  if (days < 0) return { days, tone: 'danger' };
  return { days, tone: days <= soonDays ? 'attention' : 'calm' };
}

interface Row {
  readonly label: string;
  readonly value: string;
  /** It is the sum of those above it. */
  readonly isTotal?: boolean;
}

const pesos = /^(?:₱|PHP)?\s?(\d[\d,]*\.\d{2})$/i;

const amountIn = (text: string): Money | null => parseMoney(pesos.exec(text.trim())?.[1]);

/**
 * The server's rows, with the one marked that is the amount due and the sum of those above it. It computes no amount.
 *
 * @param label of a row with the amount due, which is added where it is the sum of all and no row says so
 */
export function rowsWithTotal(rows: readonly Row[], due: Money | null, label?: string): readonly Row[] {
  if (due === null) return rows;
  const at = rows.findIndex((row, index) => isSumOf(row, rows.slice(0, index), due));
  if (at !== -1) return rows.map((row, index) => (index === at ? { ...row, isTotal: true } : row));
  const end = rows.reduce((found, { value }, index) => (amountIn(value) ? index + 1 : found), 0);
  const total = { label: label ?? '', value: formatMoney(due), isTotal: true };
  const isSum = label !== undefined && isSumOf(total, rows.slice(0, end), due);
  return isSum ? [...rows.slice(0, end), total, ...rows.slice(end)] : rows;
}

function isSumOf(row: Row, above: readonly Row[], due: Money): boolean {
  const amounts = above.flatMap(({ value }) => amountIn(value) ?? []);
  const total = amountIn(row.value);
  if (total === null || amounts.length < 2 || compareMoney(total, due) !== 0) return false;
  const [first, ...rest] = amounts;
  const sum = rest.reduce<Money | null>((before, amount) => before && addMoney(before, amount), first ?? null);
  return sum !== null && compareMoney(sum, due) === 0;
}
