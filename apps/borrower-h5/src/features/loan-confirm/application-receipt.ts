import type { AttemptRecord } from '#shared/attempt/index.ts';
import type { Receipt } from '#shared/receipt/receipt.ts';
import type { ApplicationRequest } from './application-attempt.ts';

/** The order that an accepted application's link names; null where it names none. */
export function orderOfLink(link: string): string | null {
  const query = link.split('#')[0]?.split('?')[1] ?? '';
  return new URLSearchParams(query).get('orderId')?.trim() || null;
}

/** What a receipt is written of. */
export type AcceptedApplication = Pick<AttemptRecord<ApplicationRequest>, 'key' | 'request' | 'startedAt'>;

/** The receipt of an application that was accepted; without an order where that is not known yet. */
export function receiptOfApplication({ key, request, startedAt }: AcceptedApplication, orderId: string): Receipt {
  return {
    id: key,
    kind: 'application',
    orderId,
    productName: request.productName,
    amount: request.amount,
    through: null,
    at: startedAt,
    isClosed: false,
    next: null,
  };
}
