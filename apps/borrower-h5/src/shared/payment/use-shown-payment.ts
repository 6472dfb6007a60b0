import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AttemptOperations } from '#shared/attempt/index.ts';
import { keepReceiptAtom, type Receipt } from '#shared/receipt/receipt.ts';
import { useAttempt, type ShownAttempt } from '#shared/state/attempt-family.ts';
import { phaseOf, type PaymentPhase } from './payment-phase.ts';
import { paymentAttempt, type PaymentTypes } from './payment.ts';
import type { NotPayableReason } from './not-payable-reason.ts';
import { usePaymentWording } from './use-payment-wording.ts';

export interface ShownPaymentOptions {
  readonly operations: AttemptOperations<PaymentTypes>;
  readonly notPayableReason: NotPayableReason | null;
  readonly productName: string;
}

/** The payment of an order, as every page of that order shows it. Keeps a receipt once it is known to have arrived. */
export function useShownPayment(orderId: string, { operations, notPayableReason, productName }: ShownPaymentOptions) {
  const attempt = useAttempt(paymentAttempt(orderId), operations);
  const phase = phaseOf(attempt.state, notPayableReason, useIsSentInOtherTab(attempt));
  usePaymentReceipt(orderId, phase, productName);
  return { attempt, phase };
}

/** Whether another window waits for the answer to the payment. Asked whenever the attempt changes: a closed window waits for nothing. */
function useIsSentInOtherTab({ state, isSentElsewhere }: ShownAttempt<PaymentTypes>): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  const isLost = 'record' in state && state.record.stage.kind === 'answerLost';
  useEffect(() => {
    let isCurrent = true;
    if (isLost) void isSentElsewhere().then((is) => isCurrent && setElsewhere(is));
    return () => {
      isCurrent = false;
    };
  }, [state, isLost, isSentElsewhere]);
  return isLost && isElsewhere;
}

function usePaymentReceipt(orderId: string, phase: PaymentPhase, productName: string): void {
  const keep = useSetAtom(keepReceiptAtom);
  const wordsOf = usePaymentWording();
  const id = phase.kind === 'arrived' ? phase.payment?.id : null;
  const keepReceipt = useEffectEvent(() => {
    if (phase.kind !== 'arrived' || phase.payment === null) return;
    const { channel } = wordsOf(phase.payment);
    const receipt = receiptOfPayment(phase, { orderId, productName, channel });
    if (receipt !== null) keep(receipt);
  });
  useEffect(() => keepReceipt(), [id, orderId]);
}

interface PaidOrder {
  readonly orderId: string;
  readonly productName: string;
  readonly channel: string;
}

/** The receipt of a payment whose whole sum arrived (`verifyPayment`). Null for every other phase, and for a payment that cannot be read. */
export function receiptOfPayment(phase: PaymentPhase, { orderId, productName, channel }: PaidOrder): Receipt | null {
  if (phase.kind !== 'arrived') return null;
  const { payment, evidence } = phase;
  if (payment === null) return null;
  const isClosed = evidence.kind === 'settled';
  const { date = '', amount = null } = evidence.kind === 'movedOn' ? evidence.next : {};
  return {
    id: payment.id,
    kind: payment.purpose,
    orderId,
    productName,
    amount: payment.amount,
    through: channel || null,
    at: payment.startedAt,
    isClosed,
    next: date === '' ? null : { amount, day: date },
  };
}
