import type { VerifyResult } from '#shared/attempt/attempt-types.ts';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { verifyPayment } from '#features/payment/payment-evidence.ts';
import type { Payment, PaymentTypes } from '#features/payment/payment-record.ts';
import { anOrder } from '#shared/testing/an-order.ts';

/** An order that is due and may be extended, for tests and stories. */
export function anOrderToPay(changes: Partial<OrderDetails> = {}): OrderDetails {
  return anOrder({ statusDescription: 'Please repay.', rows: [], canRollOver: true, ...changes });
}

const AMOUNT = { minor: 345_000, currency: 'PHP' } as const;
const PERIODS = 3;

/** A loan in three instalments, whose lender learns late of what was paid. It asks for all of them at once, or for one after another. */
export function aLender({ asksForAll }: { readonly asksForAll: boolean }) {
  let period = 1;
  const paid: string[] = [];
  const due = () =>
    asksForAll
      ? { amount: { ...AMOUNT, minor: AMOUNT.minor * (PERIODS + 1 - period) }, date: '2026-12-27' }
      : { amount: AMOUNT, date: `2026-1${Math.min(period, PERIODS) - 1}-27` };
  const isClosed = () => period > PERIODS;
  return {
    due,
    isClosed,
    instalment: AMOUNT,
    /** The borrower pays what was due when the payment was started. */
    pay: (payment: Payment) => void paid.push(JSON.stringify(payment.due)),
    /** The lender learns of the payments; a payment for an earlier instalment changes nothing. */
    settle: () => {
      for (const of of paid.splice(0)) if (of === JSON.stringify(due())) period += 1;
    },
    /** Verifies a payment against the order at this moment. */
    read: (payment: Payment): VerifyResult<PaymentTypes> => {
      const status = isClosed() ? ({ kind: 'closed', code: 200 } as const) : ({ kind: 'due', code: 174 } as const);
      const { amount, date: repayDate } = due();
      return verifyPayment(
        payment,
        { kind: 'ok', data: anOrderToPay({ status }), message: '' },
        { kind: 'ok', data: { amount, repayDate }, message: '' },
      );
    },
  };
}
