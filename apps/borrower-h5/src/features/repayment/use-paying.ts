import { isUnknownOutcome, type Result } from '@peace/api-client';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order-ids.ts';
import { useFailureToast } from '#shared/use-failure-toast.ts';
import { useRestored } from '#shared/use-restored.ts';
import { departureOf } from './departure.ts';
import { payingDeskOf, type PayHands } from './paying-desk.ts';
import { isUnderWay, type Payment } from './paying.model.ts';
import { settlementOf, type PayPurpose } from './repayment.model.ts';

/** A pay link that has not replaced the page by then was a download, or was taken by another app. */
const stillHereAfterMs = 15_000;

/** What paying an order needs. */
export interface PayingOptions {
  readonly ids: OrderIds;
  readonly purpose: PayPurpose;
  /** Read what the page shows anew, not from a cache. */
  readonly readOrder: (signal: AbortSignal) => Promise<Result<OrderDetails>>;
  readonly readInfo: (signal: AbortSignal) => Promise<Result<unknown>>;
  /** The page came back and no payment was under way: what is shown may be old. */
  readonly onReturn: () => void;
}

/** Pays an order: one request, one link, and never again before it is known what became of the last. */
export function usePaying(options: PayingOptions) {
  const { api, window } = useServices();
  const desk = payingDeskOf(api, options.ids.orderId);
  const { phase } = useSyncExternalStore(desk.subscribe, desk.read, desk.read);
  const hands = useLatest(usePayHands(options));

  useEffect(
    () =>
      desk.attend({
        request: (payment, signal) => hands.current.request(payment, signal),
        leave: (link) => hands.current.leave(link),
        reread: (signal) => hands.current.reread(signal),
      }),
    [desk, hands],
  );

  const { onReturn } = options;
  useRestored(
    useCallback(
      (how) => {
        desk.send({ kind: how === 'from-cache' ? 'thawed' : 'seen' });
        if (!isUnderWay(desk.read().phase)) onReturn();
      },
      [desk, onReturn],
    ),
  );

  const isLeaving = phase.kind === 'leaving';
  useEffect(() => {
    if (!isLeaving) return;
    const timer = window.setTimeout(() => {
      // Hidden, it is seen again when it comes back.
      if (window.document.visibilityState === 'visible') desk.send({ kind: 'seen' });
    }, stillHereAfterMs);
    return () => window.clearTimeout(timer);
  }, [isLeaving, desk, window]);

  return {
    phase,
    pay: (payment: Payment) => desk.send({ kind: 'payTapped', payment }),
    check: () => desk.send({ kind: 'checkTapped' }),
    dismiss: useCallback(() => desk.send({ kind: 'dismissed' }), [desk]),
  };
}

function usePayHands({ ids, purpose, readOrder, readInfo }: PayingOptions): PayHands {
  const { api, session } = useServices();
  const sayFailure = useFailureToast();
  return {
    async request(payment, signal) {
      const isDelay = purpose === 'extension';
      const result = await api.call(createPayLink, { ...ids, ...payment, isDelay }, { signal });
      if (result.kind === 'ok') return { kind: 'link', link: result.data.payUrl };
      return isUnknownOutcome(result.error) ? { kind: 'lost' } : { kind: 'refused', error: result.error };
    },
    async leave(link) {
      // The door itself, without a toast: what failed stands in the sheet until it is read.
      const departure = departureOf(await session.navigateExternal(link));
      return departure === 'linkRefused' || departure === 'notOpened' ? { kind: departure } : null;
    },
    async reread(signal) {
      const [order, info] = await Promise.all([readOrder(signal), readInfo(signal)]);
      const failed = [order, info].find(({ kind }) => kind === 'failed');
      const settlement = order.kind === 'ok' ? settlementOf(order.data, purpose) : null;
      if (settlement) return { kind: 'settled', settlement };
      // The page says what that means; the toast says why.
      if (failed?.kind === 'failed') sayFailure(failed.error);
      return { kind: failed ? 'unreadable' : 'payable' };
    },
  };
}

/** The value of the latest render, for what was handed out by an earlier one. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
