import type { ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { isPayable, type OrderStatus } from '@peace/api-client/contract/order/order-status';
import { addMoney, type Money } from '@peace/money-date';
import { dueNow, type DueNow, type DueState, type DueTone } from '#features/due/due.model.ts';

export interface ListedOrder {
  readonly order: ComplaintOrder;
  readonly canPay: boolean;
  /** Null where the amount due is not requested. */
  readonly due: DueState | null;
}

/** The head of the list: how much there is to pay. A sum that is not known is null, and none is guessed. */
export interface ToPay {
  /** Of so many orders of all that can be paid. */
  readonly count: number;
  readonly all: number;
  readonly state: 'known' | 'loading' | 'failed';
  readonly total: Money | null;
  /** The part of it that is late; null: none, or not known. */
  readonly late: Money | null;
  /** The next due date that is not past, milliseconds since 1970; null: none, or not known. */
  readonly next: number | null;
  readonly tone: DueTone;
  /** The order, where it is the only one. */
  readonly only: ListedOrder | null;
}

/** Of so many orders the list says what is due, because each takes a call. The others say it when they are opened. */
const dueShown = 6;

/** The orders that can be paid first, the closed ones last. What is due arrives later and moves nothing. `dues`: of the first that can be paid. */
export function listedOrders(orders: readonly ComplaintOrder[], dues: readonly DueState[]): readonly ListedOrder[] {
  const sorted = [...orders].sort((a, b) => rankOf(a) - rankOf(b));
  const asked = sorted.filter(canPay).slice(0, dueShown);
  return sorted.map((order) => {
    const place = asked.indexOf(order);
    const due = place === -1 ? null : (dues[place] ?? { kind: 'loading' });
    return { order, canPay: canPay(order), due };
  });
}

/** How much is due of all orders that can be paid, as of `now`; null where none can be, or the currencies differ. One amount that is still read keeps all waiting. */
export function toPayOf(listed: readonly ListedOrder[], now: number | null): ToPay | null {
  const payable = listed.filter((each) => each.canPay);
  const [only = null, ...others] = payable;
  if (only === null) return null;
  const dues = payable.flatMap(({ order, due }) => dueNow(order.status, due, now) ?? []);
  const late = dues.filter(({ days }) => days !== null && days < 0);
  const isLoading = payable.some(({ due }) => due?.kind === 'loading');
  const total = isLoading ? null : sumOf(dues);
  if (!isLoading && !total && dues.length > 0) return null;
  return {
    count: dues.length,
    all: payable.length,
    state: isLoading ? 'loading' : total ? 'known' : 'failed',
    total,
    late: total && sumOf(late),
    next: dues.reduce<number | null>(
      (next, { at, days }) => (days === null || days < 0 ? next : Math.min(at, next ?? at)),
      null,
    ),
    tone: late.length > 0 && late.length < dues.length ? 'calm' : mostUrgent(dues),
    only: others.length === 0 ? only : null,
  };
}

/** Null without amounts, and where their currencies differ. */
function sumOf([first, ...rest]: readonly DueNow[]): Money | null {
  return rest.reduce<Money | null>((sum, { amount }) => sum && addMoney(sum, amount), first?.amount ?? null);
}

const mostUrgent = (dues: readonly DueNow[]): DueTone =>
  (['danger', 'attention'] as const).find((tone) => dues.some((due) => due.tone === tone)) ?? 'calm';

export function ordersWithDue(orders: readonly ComplaintOrder[]): readonly ComplaintOrder[] {
  return listedOrders(orders, []).flatMap(({ order, due }) => (due ? [order] : []));
}

const canPay = ({ status }: ComplaintOrder): boolean => status !== null && isPayable(status);

/** To be paid; unclear, because its status is in words; in one line; closed. Within a rank the server's order stays: no status says which order is late. */
const rankOf = ({ status }: ComplaintOrder): number => (status ? ranks[status.kind] : 1);

const ranks: Readonly<Record<OrderStatus['kind'], number>> = {
  repayable: 0,
  due: 0,
  processing: 2,
  status110: 2,
  status151: 2,
  unrecognised: 2,
  closed: 3,
};
