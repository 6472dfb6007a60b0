import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { aCompany } from '@peace/company/testing';
import { isPayable } from '@peace/api-client/contract/order/order-status';
import { aDue, aKnownDue, storyNow } from '#features/due/testing/a-due.ts';
import { anOrder, loanRows } from '#shared/testing/an-order.ts';
import type { StoryOrder } from '#shared/testing/story-orders.ts';
import { spies } from '#shared/testing/spies.ts';
import type { OrderDetailsViewProps } from '../order-details.view.tsx';

/** An order that is due, nothing about it wrong; spies for what a borrower may do. */
export const orderDetails = (): OrderDetailsViewProps => ({
  state: { kind: 'ready', data: anOrder() },
  due: aKnownDue(),
  refresh: { kind: 'done' },
  amountRefresh: { kind: 'done' },
  now: storyNow,
  telephone: aCompany().phone,
  openingProduct: null,
  isOpeningPayment: false,
  redirect: 'none',
  hasReceipts: false,
  prompts: null,
  events: spies(),
  ids: { orderId: '7001', productId: '68200' },
});

/** Of a loan that was applied for on the day of the stories. */
export const rowsBeforePayout = loanRows('2026-11-20');

/** A whole order as it is shown, with what is due of it. */
export function shown({ due, ...order }: StoryOrder): Pick<OrderDetailsViewProps, 'state' | 'due'> {
  return { state: { kind: 'ready', data: order }, due: due && aKnownDue(due) };
}

/** The same with changes to the usual order. */
export function ready(changes: Partial<OrderDetails>): Pick<OrderDetailsViewProps, 'state' | 'due'> {
  const order = anOrder(changes);
  return shown({ ...order, due: isPayable(order.status) ? aDue() : null });
}
