import type { OrderDetails } from '@peace/api-client/contract/order/get-order';

/** What can be done besides: prompts that were closed, and the borrower's own page. */
export type QuietAction = 'bindCard' | 'myAccount';

/** The prompts an order may open, most urgent first. They never stack. */
export type OrderPrompt = 'withdraw' | 'bindCard' | 'rating';

/** The prompt to show: the first that the order asks for and the borrower has not answered on this visit. */
export function promptFor(order: OrderDetails, answered: ReadonlySet<OrderPrompt>): OrderPrompt | null {
  return askedBy(order).find((prompt) => !answered.has(prompt)) ?? null;
}

/** Whether the money of an approved loan waits for the borrower. */
export function isWithdrawable({ status, withdrawMessage }: OrderDetails): boolean {
  return status.kind === 'processing' && !!withdrawMessage;
}

function askedBy(order: OrderDetails): readonly OrderPrompt[] {
  const asked: OrderPrompt[] = [];
  if (isWithdrawable(order)) asked.push('withdraw');
  if (order.cardPrompt) asked.push('bindCard');
  if (order.asksForRating) asked.push('rating');
  return asked;
}

/** The rows below the order: an account that is asked for, and from a repaid loan the borrower's own page. */
export function quietActionsFor(order: OrderDetails): readonly QuietAction[] {
  const prompts: readonly QuietAction[] = order.cardPrompt ? ['bindCard'] : [];
  return order.status.kind === 'closed' ? [...prompts, 'myAccount'] : prompts;
}

/** From this many stars on, the store's rating is opened; below, the borrower is thanked (spec §4). */
const storeRatingFrom = 4;

export function afterRating(stars: number): 'store' | 'result' {
  return stars >= storeRatingFrom ? 'store' : 'result';
}
