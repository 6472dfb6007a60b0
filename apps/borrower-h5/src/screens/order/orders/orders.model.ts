import type { ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { isPayable } from '@peace/api-client/contract/order/order-status';
import { addMoney, type Money } from '@peace/money-date';
import type { DueState } from '#features/due/due.model.ts';

export interface ListedOrder {
  readonly order: ComplaintOrder;
  readonly canPay: boolean;
  /** What is due of it; null where that is not asked. */
  readonly due: DueState | null;
}

export type OrderGroupKind = 'toPay' | 'others' | 'finished';

export interface OrderGroup {
  readonly kind: OrderGroupKind;
  readonly orders: readonly ListedOrder[];
  /** What is due of all of them together; null unless it is known of each. */
  readonly total: Money | null;
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

const groupKinds: readonly OrderGroupKind[] = ['toPay', 'others', 'finished'];

/** The list in the parts that its borrower looks for; a part without orders is left out. */
export function orderGroups(listed: readonly ListedOrder[]): readonly OrderGroup[] {
  return groupKinds
    .map((kind) => {
      const orders = listed.filter((each) => groupOf(each) === kind);
      return { kind, orders, total: totalOf(orders) };
    })
    .filter(({ orders }) => orders.length > 0);
}

function groupOf({ order, canPay: isToPay }: ListedOrder): OrderGroupKind {
  if (isToPay) return 'toPay';
  return order.status?.kind === 'closed' ? 'finished' : 'others';
}

function totalOf(orders: readonly ListedOrder[]): Money | null {
  const sums = orders.flatMap(({ due }) => (due?.kind === 'known' ? [due.due.amount] : []));
  if (sums.length !== orders.length) return null;
  return sums.reduce<Money | null>((sum, amount) => (sum ? addMoney(sum, amount) : amount), null);
}

/** The orders of which the list says what is due. */
export function ordersWithDue(orders: readonly ComplaintOrder[]): readonly ComplaintOrder[] {
  return listedOrders(orders, []).flatMap(({ order, due }) => (due ? [order] : []));
}

const canPay = ({ status }: ComplaintOrder): boolean => status !== null && isPayable(status);

/** The groups' order. Within a group the server's order stays: no status says which of its orders is late. */
function rankOf(order: ComplaintOrder): number {
  if (canPay(order)) return 0;
  return order.status?.kind === 'closed' ? 2 : 1;
}
