import { recordOf } from '#shared/attempt/attempt-state.ts';
import type { SendingId, SendResult } from '#shared/attempt/attempt-types.ts';
import { newIdempotencyKey, isUnknownOutcome, type ApiError, type Result } from '@peace/api-client';
import type { BankCard } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import type { Money } from '@peace/money-date';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentMethod, PaymentTypes } from '#features/payment/payment-record.ts';
import { type HowToPay, openLink, type PaidReading, usePayment } from '#features/payment/use-payment.ts';
import { useIsHere } from '#shared/navigation/use-is-here.ts';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order/order-ids.ts';
import {
  asListed,
  chargeOf,
  codeStepOf,
  confirmationOf,
  refusalText,
  resendOf,
  ALREADY_SUBMITTED,
  WRONG_CODE,
} from './charge.model.ts';
import { atomFamily } from 'jotai-family';
import { storedAtom } from '#shared/storage/stored-atom.ts';
import { cardCodeItem, type CardCode } from './card-code.ts';
import { chargeCard } from '@peace/api-client/contract/legacy-repayment/charge-card';
import { confirmCharge } from '@peace/api-client/contract/legacy-repayment/confirm-charge';
import { createWalletLink } from '@peace/api-client/contract/legacy-repayment/create-wallet-link';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { type ToastOptions, useToast } from '@peace/vant-react-compat/toast';
import { useQueryClient } from '@tanstack/react-query';
import { getOrderQuietly } from '#shared/reading/read-again.ts';

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
  readonly reading: PaidReading;
  /** The card was charged, or the order is known to be settled: on to the order. */
  readonly onSettled: () => void;
}

/** Pays by card or wallet: one request, and another only when it is confirmed while it is not known what became of it. */
export function useCharging(payment: LegacyPayment, { cards, reading, onSettled }: ChargingOptions) {
  const { amount, couponId } = payment;
  const { clock } = useServices();
  const [code, setCode] = useCardCode(payment);
  /** The last typed text, and its stored entry. */
  const [typed, setTyped] = useState<TypedCode>({ text: '', entry: '' });
  const how = useHowToCharge(payment, { cards, code, setCode, onCharged: onSettled });
  const { state, phase, payAgain, pay, check, cancel, dismiss } = usePayment(reading);
  const onArrival = useEffectEvent(() => {
    if (state.kind !== 'arrived') return;
    // The next amount due, or the same one due later, is another charge.
    setCode(null);
    // An order with a next payment stays open: its page says what is due next.
    if (state.evidence.kind === 'settled') onSettled();
  });
  useEffect(() => onArrival(), [state.kind]);

  // The code's dialog is open beside no other payment than the one that the borrower confirmed it beside (`codeStepOf`).
  const beside = recordOf(state);

  function start(means: PaymentMethod | null, by: HowToPay<Accepted>, confirmedBeside?: SendingId | null): void {
    if (amount && means) void pay(asListed(means, cards), amount, by, confirmedBeside);
  }

  return {
    phase,
    payAgain: {
      ...payAgain,
      /** A charge that waits for its code goes on beside the payment that the question was about. */
      confirm: () => {
        payAgain.confirm();
        if (code) setCode({ ...code, beside: beside?.key ?? null });
      },
    },
    code,
    codeStep: codeStepOf(state, code),
    payByWallet: () => start({ kind: 'wallet' }, how.byWallet),
    payByCard: (card: BankCard, repayToken: string) =>
      start(chargeOf(card, { state, code, repayToken, couponId, now: clock.now() }), how.byCard),
    resend: () => start(code && resendOf(code, clock.now()), how.byCard, beside),
    /** `text` has the length of a code; typed and sent, it confirms the charge. */
    confirm: (text: string) => {
      const entry = typed.text === text ? typed.entry : newIdempotencyKey();
      setTyped({ text, entry });
      start(code && confirmationOf(code, entry), how.byCode(text), beside);
    },
    dismissCode: () => {
      if (code) setCode({ ...code, isAwaited: false });
      dismiss();
    },
    check,
    cancel,
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

const cardCodeAtom = atomFamily((orderId: string) => storedAtom(cardCodeItem, orderId));

interface ChargeContext {
  readonly cards: readonly BankCard[];
  readonly code: CardCode | null;
  readonly setCode: (code: CardCode | null) => void;
  readonly onCharged: () => void;
}

/** The result of an accepted request: the card was charged, or the wallet's page is to be opened. */
type Accepted = { readonly kind: 'charged' } | { readonly kind: 'link'; readonly url: string };

type Sent = SendResult<PaymentTypes, Accepted>;

/** The three ways to charge. An SMS code is in the closure of its tap, and nowhere else. */
function useHowToCharge({ ids, couponId, userId }: LegacyPayment, { cards, code, setCode, onCharged }: ChargeContext) {
  const { api, clock, session } = useServices();
  const { orderId } = ids;
  const queries = useQueryClient();
  const { show } = useToast();
  const t = useMessages(validationMessages);
  const isHere = useIsHere();

  /** Accepted, refused or lost; `take` reads an accepted response. The others are shown in a toast while the borrower is there. */
  async function ask<Data>(call: Promise<Result<Data>>, take: (data: Data) => Sent): Promise<Sent> {
    const isStillHere = isHere();
    const result = await call;
    if (result.kind === 'ok') return take(result.data);
    const { error } = result;
    const say = (toast: ToastOptions) => isStillHere() && show(toast);
    if (isUnknownOutcome(error)) {
      if (error.kind !== 'aborted') say({ kind: 'fail', message: t('networkError') });
      return { kind: 'lost' };
    }
    const rejection = error.kind === 'rejected' ? error.code : null;
    if (rejection === WRONG_CODE) return { kind: 'refused', refusal: { kind: 'wrongCode' } };
    if (rejection === ALREADY_SUBMITTED) {
      say({ message: t('repaymentResubmitted'), staysWhole: true });
      return charged();
    }
    // The end of the session has its dialog.
    if (error.kind !== 'sessionEnded') {
      const message = refusalText(error, t('processingFailed'));
      say({ kind: 'fail', message, isReadOutElsewhere: true, staysWhole: true });
    }
    return refused(error);
  }

  function charged(): Sent {
    setCode(null);
    return { kind: 'accepted', data: { kind: 'charged' } };
  }

  const how = (send: HowToPay<Accepted>['send']): HowToPay<Accepted> => ({
    send,
    open: async (accepted, isStillHere) => {
      // Without a toast: what failed is on the page.
      if (accepted.kind === 'link') return await openLink(() => session.navigateExternal(accepted.url), isStillHere);
      // The order that was read before is out of date.
      queries.removeQueries({ queryKey: [getOrderQuietly.name] });
      if (isStillHere()) onCharged();
      return { kind: 'opened' };
    },
  });

  const byCard = how(async ({ means, amount }, { key: idempotencyKey, replacedKey: beside, signal }) => {
    const card = means.kind === 'card' && cards.find(({ id }) => id === means.cardId);
    if (!card) return refused(neverSent);
    const { cardId, bankName, ending, repayToken, sendsCode } = means;
    const { cardNo, bankCode } = card;
    const payload = { amount, bankName, cardId, cardNo, couponId, orderId, repayToken, bankCode, sendMsg: sendsCode };
    const isResend = code?.isAwaited === true;
    const isStillHere = isHere();
    const call = api.call(chargeCard, payload, { idempotencyKey, signal });
    const sent = await ask(call, ({ needsSmsCode, repaymentRecordId: recordId }) => {
      if (!needsSmsCode) return charged();
      // The dialog that opens says that a code was sent. A toast says it of another code.
      if (isResend && isStillHere()) show({ kind: 'info', message: t('smsSent') });
      const codeSentAt = sendsCode ? clock.now() : (code?.codeSentAt ?? null);
      const charging = { cardId, bankName, ending, repayToken, couponId, amount: amount.minor };
      setCode({ ...charging, recordId, codeSentAt, isAwaited: true, beside });
      return { kind: 'refused', refusal: { kind: 'needsCode' } };
    });
    // The token of a refused charge is used up.
    if (sent.kind === 'refused' && sent.refusal.kind !== 'needsCode' && !isResend) setCode(null);
    return sent;
  });

  return {
    byCard,
    byCode: (verifyCode: string) =>
      how(async ({ means }, { key: idempotencyKey, signal }) => {
        if (means.kind !== 'confirmation') return refused(neverSent);
        const payload = { orderId, verifyCode, repaymentRecordId: means.recordId };
        return await ask(api.call(confirmCharge, payload, { idempotencyKey, signal }), charged);
      }),
    byWallet: how(async ({ amount }, { key: idempotencyKey, signal }) => {
      const call = api.call(createWalletLink, { userId, orderId, amount }, { idempotencyKey, signal });
      return await ask(call, ({ url }) => ({ kind: 'accepted', data: { kind: 'link', url } }));
    }),
  };
}

function refused(error: ApiError): Sent {
  return { kind: 'refused', refusal: { kind: 'call', error } };
}

const neverSent: ApiError = { kind: 'malformed', part: 'payload', what: 'The card is not listed any more.' };
