import { dueOf, extensionCost } from './due.ts';
import type { Order } from './order.ts';
import type { SandboxState } from './sandbox-state.ts';
import { receivePayment } from './settle.ts';

/** The borrower pays a link at the partner, once. @returns whether the link is known */
export function payLink(state: SandboxState, token: string, now: number): boolean {
  const link = state.payLinks.get(token);
  if (link === undefined) return false;
  const { orderId, period, amount, isRollover } = link;
  receivePayment(state, { reference: token, orderId, period, amount, isRollover, paidAt: now });
  return true;
}

/** A default pay code and what it pays now. */
export interface CurrentPayCode {
  readonly code: string;
  readonly orderId: string;
  /** Minor units. */
  readonly amount: number;
  /** What the extension costs where one is offered. */
  readonly extensionAmount: number | undefined;
}

/** The default pay codes of the orders of which something is open. */
export function currentPayCodes(state: SandboxState, now: number): CurrentPayCode[] {
  return [...state.orders.values()].flatMap((order) => {
    const due = dueOf(order, now);
    const code = order.repayment.defaultPayCode?.payCode;
    if (due === undefined || !code) return [];
    const extensionAmount = order.canRollOver ? extensionCost(order, due) : undefined;
    return [{ code: String(code), orderId: order.orderId, amount: due.amount, extensionAmount }];
  });
}

/**
 * The borrower pays with the default pay code at a counter: what is due, or the extension. A code stands for one
 * payment of each period.
 *
 * @returns whether there is something to pay with this code
 */
export function payByCode(
  state: SandboxState,
  { code, isRollover }: { readonly code: string; readonly isRollover: boolean },
  now: number,
): boolean {
  const order = orderOfCode(state, code);
  const due = order && dueOf(order, now);
  if (order === undefined || due === undefined || (isRollover && !order.canRollOver)) return false;
  const { number } = due.period;
  receivePayment(state, {
    reference: `${code}/${number}${isRollover ? '/extension' : ''}`,
    orderId: order.orderId,
    period: number,
    amount: isRollover ? extensionCost(order, due) : due.amount,
    isRollover,
    paidAt: now,
  });
  return true;
}

function orderOfCode(state: SandboxState, code: string): Order | undefined {
  const orders = [...state.orders.values()].filter(({ repayment }) => repayment.defaultPayCode?.payCode === code);
  return orders.find(({ periods }) => periods.some(({ paid }) => paid === undefined));
}
