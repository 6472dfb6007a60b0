import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { NavigateOutcome } from '@peace/session';
import { recordOf, type AttemptState } from '#shared/attempt/attempt-state.ts';
import type { FollowResult } from '#shared/attempt/attempt-event.ts';
import type { AttemptOperations } from '#shared/attempt/create-attempt.ts';
import { useAttempt, type ShownAttempt } from '#shared/attempt/attempt-family.ts';
import { canonicalOrderId, type OrderIds } from '#shared/order/order-ids.ts';
import { useServices } from '#shared/services.tsx';
import { getOrderQuietly } from '#shared/reading/use-fresh-read.ts';
import { useIgnoreAfterUnmount } from '#shared/navigation/use-ignore-after-unmount.ts';
import { navigationResultOf } from '#shared/navigation/use-navigate-external.ts';
import { useRestored } from '#shared/navigation/use-restored.ts';
import { dueSnapshotOf, isFarOff } from './payment-evidence.ts';
import { startOf } from './payment-page.model.ts';
import { phaseOf, type PaymentPhase } from './payment-phase.ts';
import {
  movedOnAtom,
  paymentAttempt,
  type DueSnapshot,
  type Payment,
  type PaymentMethod,
  type PaymentTypes,
} from './payment.ts';
import type { NotPayableReason } from './not-payable-reason.ts';
import { usePaidOn, type PaidOn } from './use-paid-on.ts';
import { usePayAgain } from './use-pay-again.ts';
import { usePaymentReceipt } from './use-payment-receipt.ts';

type RequestedPayment = Pick<Payment, 'productId' | 'purpose' | 'means' | 'amount'>;

export interface PaymentOptions {
  readonly ids: OrderIds;
  readonly operations: AttemptOperations<PaymentTypes>;
  /** What the page's own reading of the order says; null where it reads none. */
  readonly notPayableReason: NotPayableReason | null;
  /** The order was read and can be paid. */
  readonly isPayable: boolean;
  /** The page itself reads what is due, and reads it again. */
  readonly isDueShown: boolean;
  /** As it was last read, payable or not; null while it is not known. */
  readonly order: OrderDetails | null;
  /** Further data that the payment relies on, beside the order and the amount due. */
  readonly paidOn?: readonly PaidOn[];
  /** Reads again what the page shows: it came back, or the server refused and knows better. */
  readonly reload: () => void;
}

/** Pays an order: one request, and another only when it is confirmed while it is not known what became of the first. */
export function usePayment({
  ids,
  operations,
  notPayableReason,
  isPayable,
  isDueShown,
  order,
  paidOn = [],
  reload,
}: PaymentOptions) {
  const { known: knownDue, read: readDue, reload: reloadDue } = useDueSnapshot(ids, isPayable, isDueShown);
  const readOrder = usePaidOn(getOrderQuietly, ids, ({ status, canRollOver }) => [status, canRollOver]);
  const readInfo = usePaidOn(getPeriodRepayment, ids, (info) => [dueSnapshotOf(info), info.channels]);
  const untilUnmount = useIgnoreAfterUnmount();
  /** The payment that waits for a read. */
  const [waiting, setWaiting] = useState<PaymentMethod | null>(null);
  const [isStopped, setStopped] = useState(false);
  const {
    attempt,
    phase: known,
    start,
    notDueUntil,
  } = usePaymentAttempt(ids.orderId, {
    operations: { ...operations, send },
    notPayableReason,
    order,
  });
  const phase: PaymentPhase = waiting ? { kind: 'requesting', means: waiting } : known;
  const payAgain = usePayAgain(phase, attempt.check, notDueUntil);

  useRestored(() => {
    // The attempt itself reads the order where an outcome is unknown.
    if (['pending', 'requesting', 'opening'].includes(phase.kind)) return;
    reloadAll();
  });

  function reloadAll(): void {
    reload();
    if (!isDueShown) reloadDue();
  }

  async function send(request: Payment, sending: Parameters<typeof operations.send>[1]) {
    const sent = await operations.send(request, sending);
    // The amount may have changed, or the order been repaid otherwise.
    const isRefused = sent.kind === 'refused' && sent.refusal.kind === 'call';
    if (isRefused && sent.refusal.error.kind !== 'sessionEnded') reloadAll();
    return sent;
  }

  /** `isConfirmed`: although another payment is pending. */
  async function pay(request: RequestedPayment, isConfirmed = payAgain.isConfirmed): Promise<void> {
    // Copying a code pays nothing yet: what is asked before a payment is not asked before it.
    if (!isConfirmed && payAgain.isNeeded && request.means.kind !== 'code') return payAgain.ask();
    if (startOf(phase) !== 'yes' && !isConfirmed) return;
    setStopped(false);
    const aged = request.means.kind === 'code' ? [] : [readOrder, readInfo, ...paidOn].filter((read) => read.isAged());
    if (aged.length === 0 && knownDue !== undefined) return start({ ...request, due: knownDue }, isConfirmed);
    setWaiting(request.means);
    const waited = Promise.all([
      knownDue === undefined ? readDue() : knownDue,
      ...aged.map(async (read) => (await read.isUnchanged()) || setStopped(true)),
    ]);
    const [due, ...unchanged] = await untilUnmount(waited, () => setWaiting(null));
    setWaiting(null);
    // The page shows what changed, and the borrower taps again to pay.
    if (unchanged.every(Boolean)) start({ ...request, due }, isConfirmed);
  }

  return { attempt, phase, payAgain, pay, isStopped };
}

/**
 * What is due of an order, by which a payment that is started now is recognised later.
 *
 * @param isShown the page itself shows what is due, and so reads it: it is not read once more, not after a failure either
 */
function useDueSnapshot(ids: OrderIds, isNeeded: boolean, isShown: boolean) {
  const { api } = useServices();
  const query = useQuery({
    ...queryOptionsFor(api, getPeriodRepayment, ids),
    enabled: isNeeded && !isShown,
  });
  const { data, error, isFetching, refetch } = query;

  // Not read at all yet, as long as the order is not known to be payable.
  const isRead = data !== undefined || error !== null;

  return {
    /** Undefined before it is read, and while it is read again. */
    known: isRead && !isFetching ? snapshotOf(query) : undefined,
    read: async () => snapshotOf(await refetch({ cancelRefetch: false })),
    reload: () => void (isNeeded && refetch()),
  };
}

/** Null where its read failed: an old one would take an earlier payment for this one. */
function snapshotOf({ data, error }: Pick<UseQueryResult<PeriodRepayment>, 'data' | 'error'>): DueSnapshot | null {
  return data && !error ? dueSnapshotOf(data) : null;
}

/** The part of the order that a payment's receipt needs. */
export type KnownOrder = Pick<OrderDetails, 'productName'>;

export interface PaymentAttemptOptions {
  readonly operations: AttemptOperations<PaymentTypes>;
  readonly notPayableReason: NotPayableReason | null;
  readonly order: KnownOrder | null;
}

/**
 * The payment of an order: the attempt, which a page starts and follows, and what is shown of it. Every page of the order has the same
 * one. Keeps a receipt once it is known to have arrived.
 */
export function usePaymentAttempt(orderId: string, { operations, notPayableReason, order }: PaymentAttemptOptions) {
  const attempt = useAttempt(paymentAttempt(orderId), operations);
  const phase = phaseOf(attempt.state, notPayableReason, useIsSentInOtherTab(attempt));
  usePaymentReceipt(orderId, phase, order?.productName ?? '');
  const [movedOn, setMovedOn] = useAtom(movedOnAtom(canonicalOrderId(orderId)));
  const until = phase.kind === 'movedOn' ? phase.next.date : null;
  useEffect(() => {
    if (until !== null) setMovedOn({ until });
  }, [until, setMovedOn]);
  const { clock } = useServices();
  const notDueUntil = movedOn && isFarOff(movedOn.until, clock.now()) ? movedOn.until : null;

  /** Starts a payment, with what else may have moved what is due when it is looked for. */
  function start(request: Omit<Payment, 'beside'>, isConfirmed: boolean): void {
    if (attempt.state.kind === 'arrived') attempt.dismiss();
    attempt.start({ ...request, beside: besideOf(attempt.state) }, { isConfirmed });
    setMovedOn(null);
  }

  return { attempt, phase, start, notDueUntil };
}

/** The payments whose outcome is not known, each with those before it. */
function besideOf(state: AttemptState<PaymentTypes>): Payment['beside'] {
  const request = recordOf(state)?.request;
  return request ? [...(request.beside ?? []), { purpose: request.purpose, amount: request.amount }] : undefined;
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

/** The result of opening a payment's link, for its attempt: opened also where the native app may still open it. */
export function followResultOf(outcome: NavigateOutcome): FollowResult<PaymentTypes> {
  const result = navigationResultOf(outcome);
  if (result === 'left' || result === 'delegatedToApp') return { kind: 'opened' };
  return { kind: 'notOpened', refusal: { kind: result } };
}
