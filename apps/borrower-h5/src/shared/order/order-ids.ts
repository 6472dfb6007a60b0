import { href, screens, type ParamsOf } from '@peace/screens';

/** Which order a screen is about. The product is undefined where the link does not say: the order's own id is enough. */
export type OrderIds = ParamsOf<typeof screens.orderDetails>;

/** An order's number in the one spelling by which its payment is known: `07001` is `7001` to a backend that reads numbers. */
export const canonicalOrderId = (orderId: string) =>
  /^\d+$/.test(orderId) ? orderId.replace(/^0+(?=\d)/, '') : orderId;

export const isSameOrder = (a: string, b: string) => canonicalOrderId(a) === canonicalOrderId(b);

/** Leads to the order in place of the screen that it was paid on: going back from it does not come here again. */
export const toOrder = (ids: OrderIds) => ({ href: href(screens.orderDetails, { ...ids }), replace: true }) as const;

/** In the address of Order Details: its newest receipt is open. */
export const RECEIPT_HASH = '#receipt';

export const toReceipt = (orderId: string) =>
  ({ href: href(screens.orderDetails, { orderId }) + RECEIPT_HASH, replace: true }) as const;

/** Added to a tap that says 'Pay ₱…': the repayment page opens its sheet by itself, once. Kept in the history's entry until it is read. */
export const payNow = { state: 'payNow' } as const;
