import type { AttemptRecord, AttemptState } from '#shared/attempt/attempt-types.ts';
import type { Payment, PaymentMethod, PaymentTypes } from '#features/payment/payment-record.ts';
import { aPayment } from '#features/payment/testing/a-payment.ts';

export type State = AttemptState<PaymentTypes>;
const byCard = { cardId: '301', bankName: 'B', ending: '4321', repayToken: 'token-1' };
export const card = { kind: 'card', ...byCard, couponId: '', sendsCode: true } satisfies PaymentMethod;
export const confirmation = {
  kind: 'confirmation',
  ...byCard,
  recordId: 'record-1',
  entry: 'entry-1',
} satisfies PaymentMethod;

/** A charge whose response was lost. */
export const record = (means: PaymentMethod): AttemptRecord<Payment> => ({
  key: 'key-1',
  request: aPayment({ means }),
  startedAt: 0,
  stage: { kind: 'answerLost', since: 0 },
});

export const idle = { kind: 'idle' } satisfies State;
export const notArrived = {
  kind: 'notArrived',
  lastCheck: 'notFound',
  record: record(confirmation),
  nextCheckAt: null,
  refusal: null,
} satisfies State;
