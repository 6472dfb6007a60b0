import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import type { OrderStatus } from '@peace/api-client/contract/order/order-status';
import { isWithdrawable } from './order-prompts.model.ts';

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

/** Where the order's confirm link stands. After `delegatedToApp`, `refused` and `notOpened` the order itself is shown. */
export type Redirect = 'none' | 'leaving' | 'delegatedToApp' | 'refused' | 'notOpened';

/** What a status allows (spec §2 'Buttons'): the first action is the main one. */
export function actionsFor(status: OrderStatus, canRollOver: boolean): readonly OrderAction[] {
  switch (status.kind) {
    case 'repayable':
      return [{ kind: 'repay', emphasis: 'plain' }];
    case 'due':
    case 'overdue':
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

export function footerFor(order: OrderDetails): OrderFooter {
  if (isWithdrawable(order)) return { kind: 'actions', actions: [{ kind: 'withdraw' }] };
  const [first, ...rest] = actionsFor(order.status, order.canRollOver);
  if (first) return { kind: 'actions', actions: [first, ...rest] };
  return order.recommendedProducts.length > 0 ? { kind: 'products' } : { kind: 'none' };
}

/** The external payment page where the order is repaid (`h5Url`); null where it is not, or cannot be repaid. */
export function externalPaymentPageOf(order: OrderDetails): string | null {
  const isPayable = actionsFor(order.status, order.canRollOver).some(({ kind }) => kind === 'repay');
  return isPayable ? order.repaymentUrl : null;
}

/** An order that will not go on (110), without products beside it: it leads to the list of them. */
export function isDeadEnd(order: OrderDetails): boolean {
  return order.status.kind === 'status110' && footerFor(order).kind === 'none';
}

/** An order in a status that this release does not know, without products beside it: only customer service can say more. */
export function isUnclear(order: OrderDetails): boolean {
  return order.status.kind === 'unrecognised' && footerFor(order).kind === 'none';
}

/** The step of a loan's way: 1 decision, 2 money, 4 done; `open`: 151, which spec §4 does not explain. Null where the card of what is due says more. */
export function stepOf(order: OrderDetails): 1 | 2 | 4 | 'open' | null {
  if (order.status.kind === 'processing') return isWithdrawable(order) ? 2 : 1;
  if (order.status.kind === 'status151') return 'open';
  return order.status.kind === 'closed' ? 4 : null;
}

/** Where the order sends the borrower at once (spec §4); null for processing, and for a link to `page`, the order's own, which would load for ever. */
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

/** Icon and colour of the banner. Spec §2: a status without an icon of its own has the one of 200. */
export function bannerFor(status: OrderStatus) {
  switch (status.kind) {
    case 'processing':
      return { tone: 'progress', icon: 'progress' } as const;
    case 'status110':
      return { tone: 'neutral', icon: 'info' } as const;
    case 'status151':
      return { tone: 'stage', icon: 'stage' } as const;
    case 'repayable':
      return { tone: 'success', icon: 'success' } as const;
    case 'due':
      return { tone: 'warning', icon: 'warning' } as const;
    case 'overdue':
      return { tone: 'danger', icon: 'danger' } as const;
    case 'closed':
      return { tone: 'success', icon: 'success' } as const;
    case 'unrecognised':
      return { tone: 'neutral', icon: 'success' } as const;
  }
}
