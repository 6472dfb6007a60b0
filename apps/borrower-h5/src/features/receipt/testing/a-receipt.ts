import type { Receipt } from '#features/receipt/receipt.ts';

/** 20 November 2026, 10:05 in Manila. */
export const PAID_AT = Date.UTC(2026, 10, 20, 2, 5);

/** The receipt of an instalment that was paid, with another one to come. */
export function aReceipt(changes: Partial<Receipt> = {}): Receipt {
  return {
    id: 'attempt-1',
    kind: 'repayment',
    orderId: '8602',
    productName: 'Bayani Cash',
    amount: { minor: 345_000, currency: 'PHP' },
    through: 'GCash bill payment',
    at: PAID_AT,
    isClosed: false,
    next: { amount: { minor: 345_000, currency: 'PHP' }, day: '2026-12-27' },
    ...changes,
  };
}
