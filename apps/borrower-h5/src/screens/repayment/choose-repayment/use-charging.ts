import { isUnknownOutcome, type ApiError } from '@peace/api-client';
import { chargeCard } from '@peace/api-client/contract/legacy-repayment/charge-card';
import { confirmCharge } from '@peace/api-client/contract/legacy-repayment/confirm-charge';
import { createWalletLink } from '@peace/api-client/contract/legacy-repayment/create-wallet-link';
import { getRepaymentWays, type BankCard } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { useToast } from '@peace/vant-react-compat/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { departureOf } from '#shared/payment/departure.ts';
import { orderToPay } from '#shared/payment/order-to-pay.ts';
import { settlementOf } from '#shared/payment/settlement.ts';
import { useServices } from '#shared/services.tsx';
import { useFreshRead } from '#shared/use-fresh-read.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { useRestored } from '#shared/use-restored.ts';
import { createChargingDesk, type ChargeHands, type NoAnswer } from './charging-desk.ts';
import { isUnderWay } from './charging.model.ts';
import { keptCharge } from './kept-charge.ts';

/** What is to be paid, and of what. */
export interface LegacyPayment {
  readonly ids: OrderIds;
  /** Null when it could not be read: then nothing is ever asked for. */
  readonly amount: Money | null;
  readonly couponId: string;
  /** Empty where the page was not opened by the app. */
  readonly userId: string;
}

/** The desk of this payment, its hands at work while the screen is open. */
export function useCharging(
  payment: LegacyPayment,
  cards: readonly BankCard[],
  { onSettled, onReturn }: { readonly onSettled: () => void; readonly onReturn: () => void },
) {
  const services = useServices();
  const { ids, amount, couponId } = payment;
  const { orderId } = ids;
  const [kept] = useState(() => keptCharge(services.window, { orderId, amount: amount?.minor ?? 0, couponId }));
  const [desk] = useState(() => createChargingDesk(kept.read()));
  const charging = useSyncExternalStore(desk.subscribe, desk.read, desk.read);

  const current = useHands(payment, cards, onSettled);
  const hands = useRef(current);
  useEffect(() => {
    hands.current = current;
  });
  useEffect(
    () =>
      desk.attend({
        commit: (request, signal) => hands.current.commit(request, signal),
        confirm: (request, signal) => hands.current.confirm(request, signal),
        link: (signal) => hands.current.link(signal),
        leave: (url) => hands.current.leave(url),
        reread: (signal) => hands.current.reread(signal),
        finish: () => hands.current.finish(),
        keep: kept.keep,
      }),
    [desk, kept],
  );
  useRestored((how) => {
    desk.send({ kind: how === 'from-cache' ? 'thawed' : 'seen' });
    // Where nothing is in doubt, what is shown may be old all the same.
    if (!isUnderWay(desk.read().phase)) onReturn();
  });
  return { charging, send: desk.send };
}

/** The calls of a charge, in the shape its desk wants. */
function useHands(
  payment: LegacyPayment,
  cards: readonly BankCard[],
  onSettled: () => void,
): Omit<ChargeHands, 'keep'> {
  const { ids, amount, couponId, userId } = payment;
  const { orderId } = ids;
  const readOrder = useFreshRead(orderToPay, ids);
  const { api, clock, session } = useServices();
  const queries = useQueryClient();
  const { show } = useToast();
  const t = useMessages(validationMessages);
  const wasLost = useRef(false);

  function noAnswer(error: ApiError): NoAnswer {
    if (!isUnknownOutcome(error)) return { kind: 'refused', error };
    wasLost.current = error.kind !== 'aborted';
    return { kind: 'lost' };
  }

  /** Says what spec §8 says of a lost call; after the reading, whose own toast would take its place. */
  function sayIfLost(): void {
    if (wasLost.current) show({ kind: 'fail', message: t('networkError') });
    wasLost.current = false;
  }

  return {
    commit: async ({ place, cardId, repayToken, sendsCode }, signal) => {
      const card = cards.find(({ id }) => id === cardId);
      if (!card || !amount) return { kind: 'refused', error: neverSent };
      const { bankName, cardNo, bankCode } = card;
      const request = { amount, bankName, cardId, cardNo, couponId, orderId, repayToken, bankCode, sendMsg: sendsCode };
      const answer = await api.call(chargeCard, request, { signal });
      if (answer.kind === 'failed') return noAnswer(answer.error);
      const { needsSmsCode, repaymentRecordId } = answer.data;
      // The dialog says so when it opens; of another one it takes a word.
      if (needsSmsCode && place === 'code') show({ kind: 'info', message: t('smsSent') });
      return { kind: 'committed', needsSmsCode, recordId: repaymentRecordId, at: clock.now() };
    },
    confirm: async ({ recordId, code }, signal) => {
      const request = { orderId, verifyCode: code, repaymentRecordId: recordId };
      const answer = await api.call(confirmCharge, request, { signal });
      return answer.kind === 'failed' ? noAnswer(answer.error) : { kind: 'confirmed' };
    },
    link: async (signal) => {
      if (!amount) return { kind: 'refused', error: neverSent };
      const answer = await api.call(createWalletLink, { userId, orderId, amount }, { signal });
      return answer.kind === 'failed' ? noAnswer(answer.error) : { kind: 'linked', url: answer.data.url };
    },
    leave: async (url) => {
      // Without a toast: what failed stands on the page.
      const departure = departureOf(await session.navigateExternal(url));
      return departure === 'linkRefused' || departure === 'notOpened'
        ? { kind: 'notLeft', failure: { kind: departure } }
        : { kind: departure };
    },
    reread: async (signal) => {
      // Both: the order says whether it is settled, the ways bring the token of the next charge.
      const [order] = await Promise.all([
        readOrder(signal),
        queries.fetchQuery(queryOptionsFor(api, getRepaymentWays, { orderId })).catch(() => null),
      ]);
      if (signal.aborted) return 'unreadable';
      if (order.kind === 'ok' && settlementOf(order.data, 'repayment')) return 'settled';
      sayIfLost();
      return order.kind === 'ok' ? 'payable' : 'unreadable';
    },
    finish: () => {
      // What was read of the order before does not hold any more.
      queries.removeQueries({ queryKey: [orderToPay.name] });
      onSettled();
    },
  };
}

/** There was nothing to send. */
const neverSent: ApiError = { kind: 'malformed', part: 'payload', what: 'The card is not listed any more.' };
