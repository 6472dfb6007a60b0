import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { isPayable, type OrderStatus } from '@peace/api-client/contract/order/order-status';
import type { Locale } from '@peace/i18n';
import type { Money } from '@peace/money-date';
import { telephoneLink } from '@peace/validators/safe-url';
import type { DueState } from '#features/due/due.model.ts';

export type OrderAction =
  | { readonly kind: 'repay'; readonly emphasis: 'loud' | 'plain' }
  | { readonly kind: 'rollOver' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'borrowAgain' };

/** The lower part of the screen: products and buttons exclude each other (spec §2; docs/decisions/orders.md). */
export type OrderFooter =
  | { readonly kind: 'products' }
  | { readonly kind: 'actions'; readonly actions: readonly [OrderAction, ...OrderAction[]] }
  | { readonly kind: 'none' };

/**
 * The state of an order's confirm link. After `delegatedToApp`, `refused`, `notOpened` and `stayed` the order itself is shown. `stayed`: the
 * browser followed it, and this page is still in front.
 */
export type Redirect = 'none' | 'leaving' | 'delegatedToApp' | 'refused' | 'notOpened' | 'stayed';

/** The actions of a status (spec §2 'Buttons'), the main one first. */
export function actionsFor(status: OrderStatus, canRollOver: boolean): readonly OrderAction[] {
  switch (status.kind) {
    case 'repayable':
      return [{ kind: 'repay', emphasis: 'plain' }];
    case 'due':
      return canRollOver
        ? [{ kind: 'repay', emphasis: 'loud' }, { kind: 'rollOver' }]
        : [{ kind: 'repay', emphasis: 'plain' }];
    case 'closed':
      return [{ kind: 'borrowAgain' }];
    case 'processing':
    case 'status110':
    case 'status151':
    case 'unrecognised':
      return [];
  }
}

/** Spec §4: the list is hidden for 170, 174, 180 and 200, the statuses with buttons. The withdraw button of 21 gives way to it. */
export function footerFor(order: OrderDetails): OrderFooter {
  const [first, ...rest] = actionsFor(order.status, order.canRollOver);
  if (first) return { kind: 'actions', actions: [first, ...rest] };
  if (order.recommendedProducts.length > 0) return { kind: 'products' };
  const canWithdraw = isWithdrawable(order) && !lacksWithdrawLink(order);
  return canWithdraw ? { kind: 'actions', actions: [{ kind: 'withdraw' }] } : { kind: 'none' };
}

/** Whether an extension is offered (spec §2: `isDelay`). */
export const isExtendable = ({ status, canRollOver }: OrderDetails): boolean =>
  actionsFor(status, canRollOver).some(({ kind }) => kind === 'rollOver');

/** Whether help stands above the rows: where an extension is offered, and for 180, which may be late. The original wording has it below. */
export const isHelpFirst = (order: OrderDetails, locale: Locale): boolean =>
  locale !== 'original' && (isExtendable(order) || (order.status.kind === 'due' && order.status.code === 180));

/** The external payment page where the order is repaid (`h5Url`); null where it is not, or cannot be repaid. */
export function externalPaymentPageOf(order: OrderDetails): string | null {
  const canRepay = actionsFor(order.status, order.canRollOver).some(({ kind }) => kind === 'repay');
  return canRepay ? order.repaymentUrl : null;
}

/** Whether only customer service can say more: the status is one that this release does not know, or the link to waiting money is missing. */
export function isUnclear(order: OrderDetails): boolean {
  return lacksWithdrawLink(order) || order.status.kind === 'unrecognised';
}

/** Whether the server's sentence is the page, with the ways on below it: status 110, whose meaning only the server knows. The original wording has none. */
export const isMessage = ({ status }: OrderDetails, locale: Locale): boolean =>
  status.kind === 'status110' && locale !== 'original';

/** The address that the order opens at once (spec §4); null for processing, and for a link to its own `page`, which would load for ever. */
export function redirectFor({ status, confirmUrl }: OrderDetails, page: string): string | null {
  return status.kind === 'processing' || confirmUrl === null || isSameOrder(confirmUrl, page) ? null : confirmUrl;
}

/** The order whose details a link shows, where it leads to this very screen; null where it leads elsewhere. */
export function orderShownBy(link: string, page: string): string | null {
  try {
    const [to, here] = [new URL(link, page), new URL(page)];
    const isThisScreen = to.origin === here.origin && to.pathname === here.pathname;
    return isThisScreen ? (to.searchParams.get('orderId')?.trim() ?? null) : null;
  } catch {
    return null;
  }
}

function isSameOrder(link: string, page: string): boolean {
  const order = orderShownBy(link, page);
  return order !== null && order === orderShownBy(page, page);
}

/** Further actions: closed prompts, and the borrower's own page. */
export type QuietAction = 'withdraw' | 'bindCard' | 'myAccount';

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

/** Of money that waits, the amount that the accepted offer says arrives; null where it says none. The specification's own words name no amount. */
export const amountToGet = (order: OrderDetails, received: Money | null, locale: Locale): Money | null =>
  isWithdrawable(order) && locale !== 'original' ? received : null;

/** Its money waits, and the link to it (`playeduL`) did not come along. */
export function lacksWithdrawLink(order: OrderDetails): boolean {
  return isWithdrawable(order) && order.confirmUrl === null;
}

function askedBy(order: OrderDetails): readonly OrderPrompt[] {
  const asked: OrderPrompt[] = [];
  if (isWithdrawable(order)) asked.push('withdraw');
  if (order.cardPrompt) asked.push('bindCard');
  if (order.asksForRating) asked.push('rating');
  return asked;
}

/** The rows below the order: a withdrawal whose button gave way to the products, an account that is asked for, and from a closed order the borrower's own page. */
export function quietActionsFor(order: OrderDetails): readonly QuietAction[] {
  const actions: QuietAction[] = [];
  if (isWithdrawable(order) && footerFor(order).kind === 'products') actions.push('withdraw');
  if (order.cardPrompt) actions.push('bindCard');
  if (order.status.kind === 'closed') actions.push('myAccount');
  return actions;
}

/** From this many stars on, the store's rating is opened; below, the borrower is thanked (spec §4). */
const storeRatingFrom = 4;

export function afterRating(stars: number): 'store' | 'result' {
  return stars >= storeRatingFrom ? 'store' : 'result';
}

/** Only a payable order shows an amount due. */
export function dueShown({ status }: OrderDetails, due: DueState): DueState | null {
  return isPayable(status) ? due : null;
}

/** The order's telephone where it can be called, else the service's. A masked one or words cannot. */
export function telephoneOf({ telephone }: OrderDetails, servicePhone: string): string {
  return telephone !== null && telephoneLink(telephone) !== null ? telephone : servicePhone;
}
