import type { ReactElement } from 'react';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { useMessages } from '@peace/i18n/react';
import type { OrderIds } from '#shared/order-ids.ts';
import { PaymentNotice } from './payment-notice.tsx';
import { usePaymentCheck } from './use-payment-check.ts';
import { usePayment } from './use-payment.ts';
import { usePaymentWording } from './use-payment-wording.ts';
import './payment-notice.css';

export interface BegunPaymentProps {
  readonly ids: OrderIds;
  /** Of the loan, for the receipt; empty while it is not known. */
  readonly productName: string;
  /** In one line, for a list: to look again or to cancel, the order is opened. */
  readonly isBrief: boolean;
}

const neverHere = () => Promise.reject(new Error('A payment is begun on a repayment page.'));

/** Shows the payment of an order that was begun, looks for it, and says when it arrived. Begins none. */
export function BegunPayment({ ids, productName, isBrief }: BegunPaymentProps): ReactElement | null {
  const verify = usePaymentCheck(ids);
  const operations = { verify, send: neverHere, follow: neverHere };
  const { attempt, phase } = usePayment(ids.orderId, { operations, settlement: null, productName });
  const t = useMessages(paymentMessages);
  const wordsOf = usePaymentWording();
  if (phase.kind !== 'begun' && phase.kind !== 'arrived') return null;
  if (!isBrief) {
    return <PaymentNotice phase={phase} onCheck={attempt.check} onCancelled={attempt.cancel} onReceipt={null} />;
  }
  const words = wordsOf(phase.payment);
  return (
    <p className="payment-notice__text">{phase.kind === 'arrived' ? t('arrivedTitle') : t('begunLittle', words)}</p>
  );
}
