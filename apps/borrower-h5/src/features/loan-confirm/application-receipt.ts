import type { AttemptRecord } from '@peace/attempt';
import type { Receipt } from '#shared/receipt/receipt.ts';
import type { ApplicationRequest } from './application-attempt.ts';

/** The order that an accepted application's link names; null where it names none. */
export function orderOfLink(link: string): string | null {
  const query = link.split('#')[0]?.split('?')[1] ?? '';
  return new URLSearchParams(query).get('orderId')?.trim() || null;
}

/** The receipt of an application that was accepted, kept with the order that it made. */
export function receiptOfApplication(
  { key, request, startedAt }: Pick<AttemptRecord<ApplicationRequest>, 'key' | 'request' | 'startedAt'>,
  orderId: string,
): Receipt {
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
