import { getRepaymentWays } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { keepReceiptAtom, type Receipt, receiptOf } from '#features/receipt/receipt.ts';
import type { AttemptRecord } from '#shared/attempt/attempt-types.ts';
import { type AttemptKind, type AttemptServices, defineAttempts } from '#shared/attempt/define-attempts.ts';
import { getOrderQuietly, productOf, readAgain } from '#shared/reading/read-again.ts';
import { dueAfter, verifyPayment } from './payment-evidence.ts';
import { paymentKind, type Payment, type PaymentEvidence, type PaymentTypes } from './payment-record.ts';
import { channelOf } from './use-payment-wording.ts';

/** The payment of an order, by its id. A check that has started ends, and keeps the receipt, also when its screen is left. */
export const payments = defineAttempts<PaymentTypes>({
  ...paymentKind,
  verifier: paymentVerifier,
  onArrived: ({ api, queries, store, translate }, { subject: orderId, record, evidence }) => {
    const { request } = record;
    if (request === null) return;
    const ids = { orderId, productId: request.productId ?? productOf(queries, orderId) };
    const order = queries.getQueryData(queryOptionsFor(api, getOrderQuietly, ids).queryKey);
    const names = {
      orderId,
      productName: order?.productName ?? '',
      through: channelOf(request.means, translate(paymentMessages)) || null,
    };
    const receipt = receiptOfPayment({ ...record, request }, evidence, names);
    if (receipt !== null) store.set(keepReceiptAtom, receipt);
  },
});

/** Reads what tells whether an order's payment arrived: its status, and what is due. What was read, the page shows. */
function paymentVerifier(orderId: string): ReturnType<AttemptKind<PaymentTypes, AttemptServices>['verifier']> {
  let saidOf: string | null = null;
  return async (services, { key, request }, signal) => {
    const { queries, sayFailure } = services;
    const ids = { orderId, productId: request?.productId ?? productOf(queries, orderId) };
    const [order, info] = await Promise.all([
      readAgain(services, getOrderQuietly, ids, signal),
      request?.due ? readAgain(services, getPeriodRepayment, ids, signal) : null,
      // A page that shows ways to pay needs the token of the next charge.
      queries.refetchQueries({ queryKey: [getRepaymentWays.name, { orderId }], type: 'active' }),
    ]);
    const verified = verifyPayment(request, order, info);
    const failed = order.kind === 'failed' ? order : info?.kind === 'failed' ? info : null;
    // The page says what that means; a toast says why, once: the checks go on by themselves. A charge was answered by a toast already.
    if (failed && verified.kind === 'unreadable' && saidOf !== key && !isCharge(request)) {
      saidOf = key;
      sayFailure(failed.error);
    }
    return verified;
  };
}

const isCharge = (request: Payment | null) => request !== null && !['link', 'code'].includes(request.means.kind);

/** The receipt of a payment whose whole sum arrived (`verifyPayment`); null where the same amount is only due later. */
export function receiptOfPayment(
  record: AttemptRecord<Payment>,
  evidence: PaymentEvidence,
  names: Pick<Receipt, 'orderId' | 'productName' | 'through'>,
): Receipt | null {
  if (evidence.kind === 'movedOn') return null;
  const { purpose: kind, amount } = record.request;
  const next = dueAfter(evidence);
  return receiptOf(record, {
    ...names,
    kind,
    amount,
    isClosed: evidence.kind === 'settled',
    next: next && { amount: next.amount, day: next.date },
  });
}
