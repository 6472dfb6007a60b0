import { sessionItems } from '@peace/web-platform/storage';
import { boolean, nullable, number, object, string } from 'valibot';
import type { Charge } from './charging.ts';

/** What is being paid: another amount or coupon is another payment. */
export interface ChargedPayment {
  readonly orderId: string;
  /** Minor units. */
  readonly amount: number;
  readonly couponId: string;
}

const keptSchema = object({
  orderId: string(),
  amount: number(),
  couponId: string(),
  charge: object({
    repayToken: string(),
    cardId: string(),
    recordId: nullable(string()),
    codeSentAt: nullable(number()),
    isAwaited: boolean(),
  }),
});

/**
 * The open charge of a payment, for this tab's visit: a webview that was killed while its borrower read the SMS in
 * another app comes back to it.
 */
export function keptCharge(window: Window, { orderId, amount, couponId }: ChargedPayment) {
  const item = sessionItems(window).item({ key: 'legacy-charge', version: 1, schema: keptSchema });
  return {
    read: (): Charge | null => {
      const kept = item.read();
      const isSame = kept?.orderId === orderId && kept.amount === amount && kept.couponId === couponId;
      return isSame ? kept.charge : null;
    },
    keep: (charge: Charge | null): void => {
      if (charge === null) item.clear();
      else item.write({ orderId, amount, couponId, charge });
    },
  };
}
