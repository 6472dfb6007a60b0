import { newIdempotencyKey } from '@peace/api-client';
import type { BankCard } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import type { Money } from '@peace/money-date';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { isUnderWay, mayPay } from '#shared/payment/payment-phase.ts';
import type { PaymentMeans } from '#shared/payment/payment.ts';
import { useDueMark } from '#shared/payment/use-due-mark.ts';
import { usePayment } from '#shared/payment/use-payment.ts';
import { usePayAgain } from '#shared/payment/use-pay-again.ts';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order-ids.ts';
import { useRestored } from '#shared/use-restored.ts';
import { cardCodeAtom, secondsToResend } from './card-code.ts';
import { chargeOf, codePhaseOf } from './charge.model.ts';
import { useChargeOperations } from './use-charge-operations.ts';

/** What is to be paid, and of what. */
export interface LegacyPayment {
  readonly ids: OrderIds;
  /** Null when it could not be read: then nothing is ever asked for. */
  readonly amount: Money | null;
  readonly couponId: string;
  /** Empty where the page was not opened by the app. */
  readonly userId: string;
}

/** What charging needs of the page. */
export interface ChargingOptions {
  readonly cards: readonly BankCard[];
  /** Of the loan, for the receipt; empty while it is not known. */
  readonly productName: string;
  /** The order was read and can be paid. */
  readonly isPayable: boolean;
  /** The card was charged, or the order is known to be settled: on to the order. */
  readonly onSettled: () => void;
  readonly onReturn: () => void;
}

/** Pays by card or wallet: one request, and another only by a second word while it is not known what became of it. */
export function useCharging(
  payment: LegacyPayment,
  { cards, productName, isPayable, onSettled, onReturn }: ChargingOptions,
) {
  const { clock } = useServices();
  const { ids, amount, couponId } = payment;
  const [stored, setCode] = useAtom(cardCodeAtom(ids.orderId));
  const code = stored?.amount === amount?.minor && stored?.couponId === couponId ? stored : null;
  const typed = useRef({ code: '', entry: '' });
  const { due, reload } = useDueMark(ids, isPayable);
  const typedCode = () => typed.current.code;
  const context = { cards, code, setCode, typedCode, onCharged: onSettled };
  const operations = useChargeOperations(payment, context);
  const { attempt, phase } = usePayment(ids.orderId, { operations, settlement: null, productName });
  const { state } = attempt;
  const word = usePayAgain(phase);

  useEffect(() => {
    if (phase.kind !== 'arrived') return;
    setCode(null);
    // An order that goes on is not left: the page says that the payment arrived, and what is due next.
    if (phase.evidence.kind === 'settled') onSettled();
    // Once, when it is known.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [phase.kind]);
  useRestored(() => {
    // The attempt itself reads the order where something is in doubt; the SMS is read in another app.
    if (phase.kind === 'begun' || isUnderWay(phase)) return;
    onReturn();
    reload();
  });

  function start(means: PaymentMeans, isConfirmed: boolean): void {
    if (amount) attempt.start({ purpose: 'repayment', means, amount, due }, { isConfirmed });
  }

  return {
    phase,
    word,
    code,
    codePhase: codePhaseOf(state, code),
    payByWallet: () => start({ kind: 'wallet' }, word.isGiven),
    payByCard: (card: BankCard, repayToken: string) => {
      if (!mayPay(phase) && !word.isGiven) return;
      start(chargeOf(card, { state, code, repayToken, couponId, now: clock.now() }), word.isGiven);
    },
    resend: () => {
      if (!code || secondsToResend(code.codeSentAt, clock.now()) > 0) return;
      const { cardId, bankName, ending, repayToken } = code;
      start({ kind: 'card', cardId, bankName, ending, repayToken, couponId, sendsCode: true }, true);
    },
    /** `text` has the length of a code; typed and confirmed, it is the borrower's explicit word. */
    confirm: (text: string) => {
      if (!code) return;
      if (typed.current.code !== text) typed.current = { code: text, entry: newIdempotencyKey() };
      const { cardId, bankName, ending, repayToken, recordId } = code;
      const { entry } = typed.current;
      start({ kind: 'confirmation', cardId, bankName, ending, repayToken, recordId, entry }, true);
    },
    dismissCode: () => {
      if (code) setCode({ ...code, isAwaited: false });
      attempt.dismiss();
    },
    check: attempt.check,
    cancel: attempt.cancel,
  };
}
