import { recordOf } from '#shared/attempt/index.ts';
import { newIdempotencyKey } from '@peace/api-client';
import type { BankCard } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import type { Money } from '@peace/money-date';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentPhase } from '#shared/payment/payment-phase.ts';
import type { PaymentMethod } from '#shared/payment/payment.ts';
import { usePayment } from '#shared/payment/use-payment.ts';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order-ids.ts';
import { asListed, chargeOf, codePhaseOf, confirmationOf, mayConfirmCode, resendOf } from './charge.model.ts';
import { useChargeOperations } from './use-charge-operations.ts';
import { atomFamily } from 'jotai-family';
import { storedAtom } from '#shared/state/stored-atom.ts';
import { cardCodeItem } from './card-code.ts';

export interface LegacyPayment {
  readonly ids: OrderIds;
  /** Null when it could not be read: then nothing is ever requested. */
  readonly amount: Money | null;
  readonly couponId: string;
  /** Empty where the page was not opened by the app. */
  readonly userId: string;
}

export interface ChargingOptions {
  readonly cards: readonly BankCard[];
  readonly productName: string;
  readonly isPayable: boolean;
  /** The card was charged, or the order is known to be settled: on to the order. */
  readonly onSettled: () => void;
  readonly onReturn: () => void;
}

/** Pays by card or wallet: one request, and another only when it is confirmed while it is not known what became of it. */
export function useCharging(payment: LegacyPayment, options: ChargingOptions) {
  const { ids, amount } = payment;
  const { cards, productName, isPayable, onSettled } = options;
  const { clock } = useServices();
  const [code, setCode] = useCardCode(payment);
  const typed = useRef<TypedCode>({ text: '', entry: '' });
  const typedCode = () => typed.current.text;
  const operations = useChargeOperations(payment, { cards, code, setCode, typedCode, onCharged: onSettled });
  const { attempt, phase, payAgain, pay } = usePayment({
    ids,
    operations,
    notPayableReason: null,
    isPayable,
    isDueShown: false,
    productName,
    onReturn: options.onReturn,
  });
  useArrival(phase, { onArrived: () => setCode(null), onSettled });

  const isCodeConfirmed = code !== null && mayConfirmCode(attempt.state, code);

  function start(means: PaymentMethod | null, isConfirmed = payAgain.isConfirmed): void {
    if (!amount || !means) return;
    pay({ purpose: 'repayment', means: asListed(means, cards), amount }, isConfirmed);
  }

  return {
    phase,
    payAgain: {
      ...payAgain,
      /** A charge that waits for its code goes on beside the payment that the question was about. */
      confirm: () => {
        payAgain.confirm();
        if (code?.isAwaited) setCode({ ...code, beside: recordOf(attempt.state)?.key ?? null });
      },
    },
    code,
    codePhase: codePhaseOf(attempt.state, code),
    payByWallet: () => start({ kind: 'wallet' }),
    payByCard: (card: BankCard, repayToken: string) =>
      start(chargeOf(card, { state: attempt.state, code, repayToken, couponId: payment.couponId, now: clock.now() })),
    resend: () => start(code && resendOf(code, clock.now()), isCodeConfirmed),
    /** `text` has the length of a code; typed and sent, it confirms the charge. */
    confirm: (text: string) => {
      if (typed.current.text !== text) typed.current = { text, entry: newIdempotencyKey() };
      start(code && confirmationOf(code, typed.current.entry), isCodeConfirmed);
    },
    dismissCode: () => {
      if (code) setCode({ ...code, isAwaited: false });
      attempt.dismiss();
    },
    check: attempt.check,
    cancel: attempt.cancel,
  };
}

/** A code as it was typed. `entry` tells one typing from the next, for its idempotency key. */
interface TypedCode {
  readonly text: string;
  readonly entry: string;
}

/** The charge that waits for its code; of another amount or coupon it is another payment's. */
function useCardCode({ ids, amount, couponId }: LegacyPayment) {
  const [stored, setCode] = useAtom(cardCodeAtom(ids.orderId));
  const isOfPayment = stored?.amount === amount?.minor && stored?.couponId === couponId;
  return [isOfPayment ? stored : null, setCode] as const;
}

/** What follows a payment that arrived. An order that goes on is not left: its page says what is due next. */
function useArrival(
  phase: PaymentPhase,
  { onArrived, onSettled }: { readonly onArrived: () => void; readonly onSettled: () => void },
): void {
  const onPhase = useEffectEvent(() => {
    if (phase.kind !== 'arrived') return;
    onArrived();
    if (phase.evidence.kind === 'settled') onSettled();
  });
  useEffect(() => onPhase(), [phase.kind]);
}

const cardCodeAtom = atomFamily((orderId: string) => storedAtom(cardCodeItem, orderId));
