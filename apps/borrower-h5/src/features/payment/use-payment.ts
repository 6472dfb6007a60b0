import { isUnknownOutcome } from '@peace/api-client';
import { createPayLink } from '@peace/api-client/contract/repayment/create-pay-link';
import type { Money } from '@peace/money-date';
import type { NavigateOutcome } from '@peace/session';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useDueTime } from '#features/due/use-due-text.ts';
import { nextInPlan, type PlaceInPlan } from '#features/receipt/kept-plan.model.ts';
import { useKeptOffer } from '#features/receipt/use-kept-offer.ts';
import type { FollowResult, AttemptState, SendingId } from '#shared/attempt/attempt-types.ts';
import { recordOf } from '#shared/attempt/attempt-state.ts';
import type { Send } from '#shared/attempt/create-attempt.ts';
import { useAttempt, type ShownAttempt } from '#shared/attempt/define-attempts.ts';
import { useIsHere, useRestored } from '#shared/navigation/use-is-here.ts';
import { navigationResultOf } from '#shared/navigation/use-navigate-external.ts';
import { canonicalOrderId } from '#shared/order/order-ids.ts';
import { useFailureToast } from '#shared/reading/use-read.ts';
import { useServices } from '#shared/services.tsx';
import { isFarOff } from './payment-evidence.ts';
import { failureOf, startOf } from './payment-page.model.ts';
import { phaseOf, type PaymentPhase } from './payment-phase.ts';
import {
  movedOnAtom,
  type DueSnapshot,
  type Payment,
  type PaymentMethod,
  type PaymentTypes,
} from './payment-record.ts';
import { payments } from './payment-attempts.ts';
import type { OrderReading } from './use-order-reading.ts';

/** How a payment is sent, and what is opened once the server has accepted it. Made by the tap, with what only the tap knows. */
export interface HowToPay<Data> {
  readonly send: Send<PaymentTypes, Data>;
  /** Opens that once it is recorded. `isHere`: whether the borrower is still on the screen of the tap. */
  readonly open: (data: Data, isHere: () => boolean) => Promise<FollowResult<PaymentTypes>>;
}

/** The part of a reading that paying needs. */
export type PaidReading = Pick<
  OrderReading,
  'ids' | 'purpose' | 'notPayable' | 'snapshot' | 'readSnapshot' | 'recheck' | 'reload'
>;

/** The payment of an order, with what a page does about it: one request, and another only when it is confirmed while it is not known what became of the first. */
export function usePayment({ ids, purpose, notPayable, snapshot, readSnapshot, recheck, reload }: PaidReading) {
  const isHere = useIsHere();
  const byLink = useByLink(ids.orderId);
  const sayRefusal = useFailureToast({ isReadOutElsewhere: true, staysWhole: true });
  /** The payment that waits for a read. */
  const [waiting, setWaiting] = useState<PaymentMethod | null>(null);
  const [isStopped, setStopped] = useState(false);
  const { attempt, phase: known, payAgain, start } = usePaymentAttempt({ ids, purpose, notPayable });
  const phase: PaymentPhase = waiting ? { kind: 'requesting', means: waiting } : known;

  useRestored(() => {
    // The attempt itself reads the order where an outcome is unknown.
    if (!['pending', 'requesting', 'opening'].includes(phase.kind)) reload();
  });

  /** The snapshot by which the payment is recognised; undefined if it must not be sent: figures that changed are shown, and the borrower taps again. */
  async function snapshotNow(means: PaymentMethod): Promise<DueSnapshot | null | undefined> {
    const rechecked = means.kind === 'code' ? null : recheck();
    if (rechecked === null && snapshot !== undefined) return snapshot;
    setWaiting(means);
    const [read, isUnchanged] = await Promise.all([snapshot ?? readSnapshot(), rechecked ?? true]);
    setWaiting(null);
    if (!isUnchanged) setStopped(true);
    return isUnchanged ? read : undefined;
  }

  /**
   * @param how by which it is sent; a pay link is requested, and a code copied, where it is not given
   * @param confirmedBeside the pending payment beside which the borrower confirmed it
   */
  async function pay<Data = never>(
    means: PaymentMethod,
    amount: Money,
    how: HowToPay<Data> | null = null,
    confirmedBeside?: SendingId | null,
  ): Promise<void> {
    if (waiting) return;
    const isStillHere = isHere();
    async function figures() {
      setStopped(false);
      const due = await snapshotNow(means);
      return due === undefined ? null : { amount, due };
    }
    const by = <Sent>(way: HowToPay<Sent>) => start(means, figures, way, confirmedBeside);
    const end = how ? await by(how) : await (means.kind === 'link' ? by(byLink) : by(byCode));
    if (end.kind !== 'call' || !isStillHere()) return;
    if (!how) sayRefusal(end.error);
    // The amount may have changed, or the order been repaid otherwise.
    if (end.error.kind !== 'sessionEnded') reload();
  }

  /** A refusal, or what stopped a payment, was read. What arrived stays. */
  function dismiss(): void {
    setStopped(false);
    if (failureOf(known)) attempt.dismiss();
  }

  const { state, check, cancel } = attempt;
  return { state, phase, payAgain, isStopped, pay, check, cancel, dismiss };
}

/** The payment of an order: the attempt, which a page starts and follows, and what is shown of it. Every page of the order has the same one. */
export function usePaymentAttempt({ ids, purpose, notPayable }: Pick<PaidReading, 'ids' | 'purpose' | 'notPayable'>) {
  const { orderId, productId } = ids;
  const attempt = useAttempt(payments(orderId));
  const phase = phaseOf(attempt.state, notPayable, useIsSentInOtherTab(attempt));
  const isHere = useIsHere();
  const [movedOn, setMovedOn] = useAtom(movedOnAtom(canonicalOrderId(orderId)));
  const until = phase.kind === 'movedOn' ? phase.next.date : null;
  useEffect(() => {
    if (until !== null) setMovedOn({ until });
  }, [until, setMovedOn]);
  const now = useDueTime();
  const notDueUntil = movedOn && now !== null && isFarOff(movedOn.until, now) ? movedOn.until : null;
  const payAgain = usePayAgain({ attempt, phase, notDueUntil });

  /**
   * Asks where a payment takes a confirmation. Else it starts one, with what else may have moved what is due when it is looked for, and
   * opens what it leads to.
   *
   * @param figures reads what is paid, with the snapshot of what is due; null stops it
   */
  async function start<Data>(
    means: PaymentMethod,
    figures: () => Promise<Pick<Payment, 'amount' | 'due'> | null>,
    { send, open }: HowToPay<Data>,
    confirmedBeside: SendingId | null = payAgain.isConfirmed ? payAgain.beside : null,
  ): Promise<PaymentTypes['refusal'] | { readonly kind: 'asked' | 'stopped' | 'done' }> {
    // Copying a code pays nothing yet: what is asked before a payment is not asked before it.
    if (!confirmedBeside && payAgain.isNeeded && means.kind !== 'code') {
      payAgain.ask();
      return { kind: 'asked' };
    }
    if (startOf(phase) !== 'yes' && !confirmedBeside) return { kind: 'done' };
    const isStillHere = isHere();
    const paid = await figures();
    if (!isStillHere()) return { kind: 'done' };
    if (!paid) return { kind: 'stopped' };
    if (attempt.state.kind === 'arrived') attempt.dismiss();
    const request = { productId, purpose, means, ...paid, beside: besideOf(attempt.state) };
    const started = await attempt.start(request, send, { confirmedBeside });
    if (started.kind === 'refused') return started.refusal;
    if (started.kind !== 'accepted') return { kind: 'done' };
    // An error while something is opened leaves open whether it was: the record stays.
    const followed = await open(started.data, isStillHere).catch(() => ({ kind: 'opened' }) as const);
    // A code that was copied pays nothing yet.
    if (followed.kind === 'opened' && means.kind !== 'code') setMovedOn(null);
    started.followed(followed);
    return { kind: 'done' };
  }

  return { attempt, phase, payAgain, start };
}

/** The payments whose outcome is not known, each with those before it. */
function besideOf(state: AttemptState<PaymentTypes>): Payment['beside'] {
  const request = recordOf(state)?.request;
  return request ? [...(request.beside ?? []), { purpose: request.purpose, amount: request.amount }] : undefined;
}

/** Whether another window is sending a payment. Asked whenever the attempt changes: a closed window waits for nothing. */
function useIsSentInOtherTab({ state, isSentElsewhere }: ShownAttempt<PaymentTypes>): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void isSentElsewhere().then((is) => isCurrent && setElsewhere(is));
    return () => {
      isCurrent = false;
    };
  }, [state, isSentElsewhere]);
  return isElsewhere;
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

/** Requests a pay link through one of the order's channels, and opens it. */
function useByLink(orderId: string): HowToPay<string> {
  const { api, session } = useServices();
  return {
    send: async ({ productId, purpose, means, amount }, { key, signal }) => {
      const channelNumber = means.kind === 'link' ? means.channelNumber : '';
      const payload = { orderId, productId, amount, channelNumber, isDelay: purpose === 'extension' };
      const result = await api.call(createPayLink, payload, { signal, idempotencyKey: key });
      if (result.kind === 'ok') return { kind: 'accepted', data: result.data.payUrl };
      const { error } = result;
      return isUnknownOutcome(error) ? { kind: 'lost' } : { kind: 'refused', refusal: { kind: 'call', error } };
    },
    // Without a toast: what failed is in the sheet until it is read.
    open: (payUrl, isHere) => openLink(() => session.navigateExternal(payUrl), isHere),
  };
}

export interface PayAgain {
  readonly isAsked: boolean;
  readonly isConfirmed: boolean;
  /** Asks about what is due later, in place of another payment: until when. */
  readonly notDueUntil?: string | null;
}

interface PayAgainContext {
  readonly attempt: Pick<ShownAttempt<PaymentTypes>, 'state' | 'check'>;
  readonly phase: PaymentPhase;
  readonly notDueUntil: string | null;
}

/**
 * The explicit confirmation before a payment: of another one beside a pending one, or of what is due much later. It is about that payment
 * or date and no other. Asking looks for the pending one once more: where that has arrived, the question goes.
 */
function usePayAgain({ attempt: { state, check }, phase, notDueUntil }: PayAgainContext) {
  const [answer, setAnswer] = useState<{ readonly about: string | null; readonly isConfirmed: boolean } | null>(null);
  const beside = recordOf(state);
  const about = beside ? `${beside.key} ${beside.startedAt}` : notDueUntil;
  const isPossible = about !== null && startOf(phase) !== 'no';
  // While the pending payment is looked for again, what was confirmed stays so.
  const isKept = phase.kind === 'pending' && phase.check === 'running';
  const given = answer?.about === about ? answer : null;
  const payAgain: PayAgain = {
    isAsked: isPossible && given?.isConfirmed === false,
    isConfirmed: (isPossible || isKept) && given?.isConfirmed === true,
    notDueUntil,
  };
  const setConfirmed = (isConfirmed: boolean) => setAnswer({ about, isConfirmed });
  return {
    ...payAgain,
    /** The pending payment that the question is about; null where it is about a date. */
    beside,
    /** Whether paying takes a confirmation first. */
    isNeeded: isPossible && !payAgain.isConfirmed,
    ask: () => {
      setConfirmed(false);
      // A lost response was looked for to the end before this was offered.
      if (phase.kind === 'pending' && !phase.isLost) check();
    },
    confirm: () => setConfirmed(true),
    decline: () => setAnswer(null),
  };
}

/** Which payment of the kept plan is next, where of a payment only a later due date is known. */
export function useNextInPlan(orderId: string, phase: PaymentPhase): PlaceInPlan | null {
  const { offer } = useKeptOffer(orderId);
  return phase.kind === 'movedOn' && offer ? nextInPlan(offer.plan, phase.before, phase.next) : null;
}
