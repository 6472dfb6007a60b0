import type { Receipt } from '#shared/receipt/receipt.ts';

/** The receipt of a complaint that was sent: when, about which order. What was written is not in it. */
export function receiptOfComplaint(
  { key, startedAt }: { readonly key: string; readonly startedAt: number },
  { orderId, productName }: Pick<Receipt, 'orderId' | 'productName'>,
): Receipt {
  return {
    id: key,
    kind: 'complaint',
    orderId,
    productName,
    amount: null,
    through: null,
    at: startedAt,
    isClosed: false,
    next: null,
  };
}
