import type { ApiError } from '@peace/api-client';
import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import type { NavigateOutcome } from '@peace/session';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { FollowResult } from '#shared/attempt/attempt-event.ts';
import { recordOf, type AttemptState } from '#shared/attempt/attempt-state.ts';
import type { Send } from '#shared/attempt/create-attempt.ts';
import { useAttempt, type ShownAttempt } from '#shared/attempt/define-attempts.ts';
import { useIsHere } from '#shared/navigation/use-is-here.ts';
import { navigationResultOf } from '#shared/navigation/use-navigate-external.ts';
import { useRestored } from '#shared/navigation/use-restored.ts';
import { canonicalOrderId, type OrderIds } from '#shared/order/order-ids.ts';
import { getOrderQuietly } from '#shared/reading/read-again.ts';
import { useServices } from '#shared/services.tsx';
import type { NotPayableReason } from './not-payable-reason.ts';
import { dueSnapshotOf, isFarOff } from './payment-evidence.ts';
import { startOf } from './payment-page.model.ts';
import { phaseOf, type PaymentPhase } from './payment-phase.ts';
import { movedOnAtom, type DueSnapshot, type Payment, type PaymentMethod, type PaymentTypes } from './payment.ts';
import { payments } from './payments.ts';
import { usePaidOn, type PaidOn } from './use-paid-on.ts';
import { usePayAgain } from './use-pay-again.ts';

/** How a payment is sent, and what the server's yes leads to. Made by the tap, with what only the tap knows. */
export interface HowToPay<Data> {
  readonly send: Send<PaymentTypes, Data>;
  /** Opens that once it is recorded. `isHere`: whether the borrower is still on the screen of the tap. */
  readonly open: (data: Data, isHere: () => boolean) => Promise<FollowResult<PaymentTypes>>;
}

type RequestedPayment = Pick<Payment, 'productId' | 'purpose' | 'means' | 'amount'>;

export interface PaymentOptions {
  readonly ids: OrderIds;
  /** What the page's own reading of the order says; null where it reads none. */
  readonly notPayableReason: NotPayableReason | null;
  /** The order was read and can be paid. */
  readonly isPayable: boolean;
  /** The page itself reads what is due, and reads it again. */
  readonly isDueShown: boolean;
  /** Further data that the payment relies on, beside the order and the amount due. */
  readonly paidOn?: readonly PaidOn[];
  /** Reads again what the page shows: it came back, or the server refused and knows better. */
  readonly reload: () => void;
}

/** Pays an order: one request, and another only when it is confirmed while it is not known what became of the first. */
export function usePayment({ ids, notPayableReason, isPayable, isDueShown, paidOn = [], reload }: PaymentOptions) {
  const { known: knownDue, read: readDue, reload: reloadDue } = useDueSnapshot(ids, isPayable, isDueShown);
  const readOrder = usePaidOn(getOrderQuietly, ids, ({ status, canRollOver }) => [status, canRollOver]);
  const readInfo = usePaidOn(getPeriodRepayment, ids, (info) => [dueSnapshotOf(info), info.channels]);
  const isHere = useIsHere();
  /** The payment that waits for a read. */
  const [waiting, setWaiting] = useState<PaymentMethod | null>(null);
  const [isStopped, setStopped] = useState(false);
  const { attempt, phase: known, start, notDueUntil } = usePaymentAttempt(ids, notPayableReason);
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

  /** `isConfirmed`: although another payment is pending. Resolves with the server's refusal, if any. */
  async function pay<Data>(
    request: RequestedPayment,
    how: HowToPay<Data>,
    isConfirmed = payAgain.isConfirmed,
  ): Promise<ApiError | null> {
    // Copying a code pays nothing yet: what is asked before a payment is not asked before it.
    if (!isConfirmed && payAgain.isNeeded && request.means.kind !== 'code') {
      payAgain.ask();
      return null;
    }
    if (startOf(phase) !== 'yes' && !isConfirmed) return null;
    setStopped(false);
    const isStillHere = isHere();
    const aged = request.means.kind === 'code' ? [] : [readOrder, readInfo, ...paidOn].filter((read) => read.isAged());
    let due = knownDue;
    if (aged.length > 0 || due === undefined) {
      setWaiting(request.means);
      const [read, ...unchanged] = await Promise.all([due ?? readDue(), ...aged.map((each) => each.isUnchanged())]);
      setWaiting(null);
      if (!isStillHere()) return null;
      // The page shows what changed, and the borrower taps again to pay.
      if (!unchanged.every(Boolean)) {
        setStopped(true);
        return null;
      }
      due = read;
    }
    const refusal = await start({ ...request, due }, how, isConfirmed);
    const error = refusal?.kind === 'call' && isStillHere() ? refusal.error : null;
    // The amount may have changed, or the order been repaid otherwise.
    if (error && error.kind !== 'sessionEnded') reloadAll();
    return error;
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

/** The payment of an order: the attempt, which a page starts and follows, and what is shown of it. Every page of the order has the same one. */
export function usePaymentAttempt({ orderId }: OrderIds, notPayableReason: NotPayableReason | null) {
  const attempt = useAttempt(payments(orderId));
  const phase = phaseOf(attempt.state, notPayableReason, useIsSentInOtherTab(attempt));
  const isHere = useIsHere();
  const [movedOn, setMovedOn] = useAtom(movedOnAtom(canonicalOrderId(orderId)));
  const until = phase.kind === 'movedOn' ? phase.next.date : null;
  useEffect(() => {
    if (until !== null) setMovedOn({ until });
  }, [until, setMovedOn]);
  const { clock } = useServices();
  const notDueUntil = movedOn && isFarOff(movedOn.until, clock.now()) ? movedOn.until : null;

  /** Starts a payment, with what else may have moved what is due when it is looked for, and opens what it leads to. */
  async function start<Data>(
    request: Omit<Payment, 'beside'>,
    { send, open }: HowToPay<Data>,
    isConfirmed: boolean,
  ): Promise<PaymentTypes['refusal'] | null> {
    const isStillHere = isHere();
    if (attempt.state.kind === 'arrived') attempt.dismiss();
    const starting = attempt.start({ ...request, beside: besideOf(attempt.state) }, send, { isConfirmed });
    setMovedOn(null);
    const started = await starting;
    if (started.kind === 'refused') return started.refusal;
    if (started.kind !== 'accepted') return null;
    // An error while something is opened leaves open whether it was: the record stays.
    started.followed(await open(started.data, isStillHere).catch(() => ({ kind: 'opened' }) as const));
    return null;
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

/** A code is paid elsewhere: nothing is asked of the server, and nothing is opened. */
export const byCode: HowToPay<null> = {
  send: async () => ({ kind: 'accepted', data: null }),
  open: async () => ({ kind: 'opened' }),
};

/** Opens a payment's link while the borrower is there: opened also where the native app may still open it. */
export async function openLink(
  navigate: () => Promise<NavigateOutcome>,
  isHere: () => boolean,
): Promise<FollowResult<PaymentTypes>> {
  if (!isHere()) return { kind: 'notOpened', refusal: null };
  const result = navigationResultOf(await navigate());
  if (result === 'left' || result === 'delegatedToApp') return { kind: 'opened' };
  return { kind: 'notOpened', refusal: { kind: result } };
}
