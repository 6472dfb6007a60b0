import type { ApiError } from '@peace/api-client';
import { array, fallback, nullable, number, object, optional, picklist, string, type InferOutput } from 'valibot';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { keepReceiptAtom, type Receipt, receiptOf } from '#features/receipt/receipt.ts';
import { keepUnplacedAtom, placeApplicationsAtom } from '#features/receipt/unplaced-applications.ts';
import type { VerifyResult, AttemptRecord } from '#shared/attempt/attempt-types.ts';
import { attemptItem, type AttemptServices, defineAttempts, finalWrite } from '#shared/attempt/define-attempts.ts';
import { type ListedOrder, readOrders } from './known-orders.ts';

const request = object({
  /** Which of the two endpoints it was sent to; null where an older release stored it. */
  variant: fallback(nullable(picklist(['v3', 'variant2'])), null),
  amount: object({ minor: number(), currency: picklist(['PHP', 'INR']) }),
  periods: number(),
  termUnit: string(),
  /** The order that the offer is of; missing where there is none yet. */
  orderId: optional(string()),
  /** By which its order is recognised. */
  productName: string(),
  /** The orders there were before it; null when they were not known. */
  ordersBefore: nullable(array(string())),
});

/** The application with the facts that tell its order from the borrower's other ones. */
export type ApplicationRequest = InferOutput<typeof request>;

export interface Application {
  readonly request: ApplicationRequest;
  readonly evidence: { readonly orderNo: string };
  /** Null: the new order's page was not opened. */
  readonly refusal: ApiError | null;
}

/** Whether the backend cannot distinguish two applications. One whose variant is not known may be of either. */
export function isSameApplication(a: ApplicationRequest, b: ApplicationRequest): boolean {
  return (
    (a.variant === b.variant || a.variant === null || b.variant === null) &&
    a.amount.minor === b.amount.minor &&
    a.amount.currency === b.amount.currency &&
    a.periods === b.periods &&
    a.termUnit === b.termUnit
  );
}

/** Looks for the order that an application made: a new one of its product. `orders`: null when they could not be read; nothing else is taken for it. */
export function findApplication(
  { ordersBefore, productName }: ApplicationRequest,
  orders: readonly ListedOrder[] | null,
): VerifyResult<Application> {
  if (!orders) return { kind: 'unreadable' };
  const added = orders.filter(({ orderNo }) => !ordersBefore?.includes(orderNo));
  if (added.length === 0) return { kind: 'notFound' };
  const found = added.find((order) => productName !== '' && order.productName === productName);
  if (ordersBefore === null || !found) return { kind: 'unreadable' };
  return { kind: 'arrived', evidence: { orderNo: found.orderNo } };
}

/** Without it a borrower whose orders cannot be read could not apply at all (docs/decisions/applying.md). */
export const allowRetryWhenUnverified = true;

export const applications = defineAttempts<Application>({
  ...finalWrite,
  item: attemptItem({ key: 'application', request }),
  allowRetryWhenUnverified,
  isSameRequest: isSameApplication,
  verifier:
    () =>
    async (services, { request: sent }, signal) => {
      const orders = await readOrders(services, signal);
      // Of one that only another release can read, no order is known to be its own.
      return sent ? findApplication(sent, orders) : { kind: 'unreadable' };
    },
  onArrived: (services, { subject, record: { key, startedAt, request: sent }, evidence }) => {
    if (sent) keepAccepted(services, { productId: subject, key, startedAt, request: sent }, evidence.orderNo);
  },
});

export interface AcceptedApplication extends Pick<AttemptRecord<ApplicationRequest>, 'key' | 'request' | 'startedAt'> {
  readonly productId: string;
}

/** By product: the receipt of the application that was accepted last. */
export const applicationReceiptAtom = atomFamily((_productId: string) => atom<Receipt | null>(null));

/**
 * The application is with the lender: tells the shell, once for each, also where the response was lost and the order is found. Keeps its
 * receipt with its order; where the response names none, the orders are asked, now and by Order Details.
 */
export function keepAccepted(
  services: AttemptServices,
  application: AcceptedApplication,
  orderNo: string | null,
): void {
  const { bridge, store } = services;
  const { productId, request: sent } = application;
  void bridge.send('confirmBurialPoint', { productId, ...(sent.orderId && { orderId: sent.orderId }) });
  const receipt = receiptOfApplication(application, orderNo ?? '');
  store.set(applicationReceiptAtom(productId), receipt);
  if (orderNo !== null) return store.set(keepReceiptAtom, receipt);
  store.set(keepUnplacedAtom, { receipt: { ...receipt, orderId: '' }, ordersBefore: sent.ordersBefore });
  void readOrders(services).then((orders) => orders && store.set(placeApplicationsAtom, orders));
}

/** The receipt of an application that was accepted; without an order where that is not known yet. */
export function receiptOfApplication(
  application: Pick<AcceptedApplication, 'key' | 'request' | 'startedAt'>,
  orderId: string,
): Receipt {
  const { productName, amount } = application.request;
  return receiptOf(application, { kind: 'application', orderId, productName, amount });
}
