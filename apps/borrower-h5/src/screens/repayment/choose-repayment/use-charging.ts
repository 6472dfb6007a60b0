import { recordOf } from '#shared/attempt/attempt-state.ts';
import type { AttemptOperations } from '#shared/attempt/create-attempt.ts';
import type { SendResult } from '#shared/attempt/attempt-event.ts';
import { newIdempotencyKey, isUnknownOutcome, type ApiError, type Result } from '@peace/api-client';
import { type BankCard, getRepaymentWays } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import type { Money } from '@peace/money-date';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentPhase } from '#features/payment/payment-phase.ts';
import type { PaymentMethod, PaymentTypes } from '#features/payment/payment.ts';
import { followResultOf, usePayment } from '#features/payment/use-payment.ts';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order/order-ids.ts';
import {
  asListed,
  chargeOf,
  codeStepOf,
  confirmationOf,
  mayConfirmCode,
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
import { queryOptionsFor } from '@peace/api-client/react-query';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useQueryClient } from '@tanstack/react-query';
import { usePaymentCheck } from '#features/payment/use-payment-check.ts';
import { getOrderQuietly } from '#shared/reading/use-fresh-read.ts';

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
  readonly order: OrderDetails | null;
  readonly isPayable: boolean;
  /** The card was charged, or the order is known to be settled: on to the order. */
  readonly onSettled: () => void;
  readonly reload: () => void;
}

/** Pays by card or wallet: one request, and another only when it is confirmed while it is not known what became of it. */
export function useCharging(payment: LegacyPayment, options: ChargingOptions) {
  const { ids, amount } = payment;
  const { cards, order, isPayable, onSettled } = options;
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
    isDueShown: true,
    order,
    reload: options.reload,
  });
  useArrival(phase, { onArrived: () => setCode(null), onSettled });

  const isCodeConfirmed = code !== null && mayConfirmCode(attempt.state, code);

  function start(means: PaymentMethod | null, isConfirmed = payAgain.isConfirmed): void {
    if (!amount || !means) return;
    void pay({ purpose: 'repayment', means: asListed(means, cards), amount }, isConfirmed);
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
    codeStep: codeStepOf(attempt.state, code),
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

interface ChargeContext {
  readonly cards: readonly BankCard[];
  readonly code: CardCode | null;
  readonly setCode: (code: CardCode | null) => void;
  /** What was typed. Not part of what is stored. */
  readonly typedCode: () => string;
  readonly onCharged: () => void;
}

type Means<Kind extends PaymentMethod['kind']> = PaymentMethod & { readonly kind: Kind };
type Sending = Promise<SendResult<PaymentTypes>>;
interface CallOptions {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

function useChargeOperations(
  { ids, amount, couponId, userId }: LegacyPayment,
  { cards, code, setCode, typedCode, onCharged }: ChargeContext,
): AttemptOperations<PaymentTypes> {
  const { api, clock, session } = useServices();
  const { orderId } = ids;
  const queries = useQueryClient();
  const { show } = useToast();
  const t = useMessages(validationMessages);
  const check = usePaymentCheck(ids, { isQuiet: true });

  /** Yes, no, or not known; `take` reads the yes. */
  function sentOf<Data>(
    result: Result<Data>,
    take: (data: Data) => SendResult<PaymentTypes>,
  ): SendResult<PaymentTypes> {
    if (result.kind === 'ok') return take(result.data);
    const { error } = result;
    if (isUnknownOutcome(error)) {
      if (error.kind !== 'aborted') show({ kind: 'fail', message: t('networkError') });
      return { kind: 'lost' };
    }
    const rejection = error.kind === 'rejected' ? error.code : null;
    if (rejection === WRONG_CODE) return { kind: 'refused', refusal: { kind: 'wrongCode' } };
    if (rejection !== ALREADY_SUBMITTED) {
      // The end of the session has its dialog.
      if (error.kind !== 'sessionEnded') {
        const message = refusalText(error, t('processingFailed'));
        show({ kind: 'fail', message, isReadOutElsewhere: true, staysWhole: true });
      }
      return refused(error);
    }
    show({ message: t('repaymentResubmitted'), staysWhole: true });
    return charged();
  }

  function charged(): SendResult<PaymentTypes> {
    setCode(null);
    const open = async () => {
      // What was read of the order before does not hold any more.
      queries.removeQueries({ queryKey: [getOrderQuietly.name] });
      onCharged();
      return { kind: 'opened' } as const;
    };
    return { kind: 'accepted', open };
  }

  async function charge(means: Means<'card'>, beside: string | null, options: CallOptions): Sending {
    const card = cards.find(({ id }) => id === means.cardId);
    if (!card || !amount) return refused(neverSent);
    const { cardId, bankName, ending, repayToken, sendsCode } = means;
    const { cardNo, bankCode } = card;
    const payload = { amount, bankName, cardId, cardNo, couponId, orderId, repayToken, bankCode, sendMsg: sendsCode };
    const result = await api.call(chargeCard, payload, options);
    const isResend = code?.isAwaited === true;
    const sent = sentOf(result, ({ needsSmsCode, repaymentRecordId: recordId }) => {
      if (!needsSmsCode) return charged();
      // The dialog says so when it opens; of another one it takes a word.
      if (isResend) show({ kind: 'info', message: t('smsSent') });
      const codeSentAt = sendsCode ? clock.now() : (code?.codeSentAt ?? null);
      const charging = { cardId, bankName, ending, repayToken, couponId, amount: amount.minor };
      setCode({ ...charging, recordId, codeSentAt, isAwaited: true, beside });
      return { kind: 'refused', refusal: { kind: 'needsCode' } };
    });
    // The token of a refused charge has done its work.
    if (result.kind === 'failed' && sent.kind === 'refused' && !isResend) setCode(null);
    return sent;
  }

  async function confirm({ recordId: repaymentRecordId }: Means<'confirmation'>, options: CallOptions): Sending {
    const payload = { orderId, verifyCode: typedCode(), repaymentRecordId };
    return sentOf(await api.call(confirmCharge, payload, options), charged);
  }

  async function link(options: CallOptions): Sending {
    if (!amount) return refused(neverSent);
    const result = await api.call(createWalletLink, { userId, orderId, amount }, options);
    return sentOf(result, ({ url }) => {
      // Without a toast: what failed is on the page.
      const open = async () => followResultOf(await session.navigateExternal(url));
      return { kind: 'accepted', open };
    });
  }

  return {
    send({ means }, { key: idempotencyKey, replacedKey, signal }) {
      const options = { idempotencyKey, signal };
      if (means.kind === 'card') return charge(means, replacedKey, options);
      return means.kind === 'confirmation' ? confirm(means, options) : link(options);
    },
    async verify(record, signal) {
      // Also the ways: they bring the token of the next charge.
      const ways = queries.fetchQuery(queryOptionsFor(api, getRepaymentWays, { orderId })).catch(() => null);
      const [verified] = await Promise.all([check(record, signal), ways]);
      return verified;
    },
  };
}

function refused(error: ApiError): SendResult<PaymentTypes> {
  return { kind: 'refused', refusal: { kind: 'call', error } };
}

const neverSent: ApiError = { kind: 'malformed', part: 'payload', what: 'The card is not listed any more.' };
