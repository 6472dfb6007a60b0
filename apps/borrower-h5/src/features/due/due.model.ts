import { isPayable, type OrderStatus } from '@peace/api-client/contract/order/order-status';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { daysBetween, formatMoney, parseWireDate, type Money } from '@peace/money-date';

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

/** Reads the amount due of `loan-play-detail`: null where its amount or its day cannot be read. */
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

/** An amount in centavos; null for other words. */
function centavosIn({ value }: Row): number | null {
  const digits = pesos.exec(value.trim())?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(/\D/g, ''));
}

/**
 * The server's rows, with the one marked that is the amount due and the sum of those above it. It computes no amount.
 *
 * @param label of a row with the amount due, which is added where it is the sum of all and no row says so
 */
export function rowsWithTotal(rows: readonly Row[], due: Money | null, label?: string): readonly Row[] {
  if (due?.currency !== 'PHP') return rows;
  let sum = 0;
  let count = 0;
  let end = 0;
  for (const row of rows) {
    const amount = centavosIn(row);
    if (amount === null) continue;
    if (count > 1 && sum === due.minor && amount === sum)
      return rows.map((each) => (each === row ? { ...row, isTotal: true } : each));
    sum += amount;
    count += 1;
    end = rows.indexOf(row) + 1;
  }
  if (label === undefined || count < 2 || sum !== due.minor) return rows;
  return [...rows.slice(0, end), { label, value: formatMoney(due), isTotal: true }, ...rows.slice(end)];
}
