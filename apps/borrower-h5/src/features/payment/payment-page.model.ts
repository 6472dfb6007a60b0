import type { Money } from '@peace/money-date';
import type { Refresh } from '#shared/reading/refresh.ts';
import type { PaymentPhase, PendingPhase } from './payment-phase.ts';
import type { PaymentRefusal } from './payment-record.ts';

/** The order's facts that a page needs beside its payment. */
export interface PaidOrder {
  /** The amount that a payment would pay; null if it cannot be read. */
  readonly amount: Money | null;
  /** The order's status could not be read. What is due is offered all the same. */
  readonly isUnread: boolean;
  /** The question whether to pay again was answered with yes. */
  readonly isAgainConfirmed: boolean;
}

/** The contents and actions of a repayment page: one row for each phase of the order's payment (docs/decisions/paying.md). */
export interface PaymentPage {
  /** Whether a payment may be started: at once, after the borrower's explicit confirmation, or not. */
  readonly start: 'yes' | 'confirm' | 'no';
  readonly notice: NoticeRow;
  readonly bar: BarRow;
  readonly sheet: SheetRow;
  readonly code: CodeOffer;
  /** How the amount due is shown: in a line beside a pending payment, and not at all where nothing is left to pay. */
  readonly due: 'whole' | 'brief' | 'hidden';
}

/** The notice about the last payment; of an order that cannot be paid it is all that the page shows. */
export type NoticeRow =
  | { readonly kind: 'none' }
  | PendingNotice
  | Extract<PaymentPhase, { readonly kind: 'arrived' | 'movedOn' | 'settled' }>;

export interface PendingNotice extends PendingPhase {
  /** The borrower may check again, or say that nothing came of it; not once another payment is confirmed. */
  readonly mayCheck: boolean;
}

/** The report of a pending payment that its page does not see arrive (`OrderHelp`). */
export const paidReportOf = (notice: NoticeRow, amount: Money | null = null) =>
  notice.kind === 'pending' ? { amount: notice.payment?.amount ?? amount, reportedAt: null } : undefined;

export type BarRow =
  /** Checks the pending payment. Beside it: back to the order, or another payment, which is asked about first. */
  | { readonly kind: 'check'; readonly isChecking: boolean; readonly beside: 'order' | 'pay' | 'inertPay' }
  /** Back to the order: nothing can be paid. */
  | { readonly kind: 'order' }
  | { readonly kind: 'paying'; readonly step: 'requesting' | 'charging' | 'opening' }
  /** Reads again what is old or has no amount: it is not paid. */
  | { readonly kind: 'reread'; readonly isOld: boolean; readonly isUnreadable: boolean }
  /** One has just arrived: paying the next one can wait. */
  | { readonly kind: 'next'; readonly isInstalment: boolean }
  | { readonly kind: 'pay'; readonly isOrderUnread: boolean };

export interface SheetRow {
  /** A failure with a known outcome is shown in the sheet, beside the button that tries again. */
  readonly isPossible: boolean;
  readonly isPaying: boolean;
  readonly payingLabel: 'paying' | 'opening' | 'checking';
  /** The order is being read: nothing is paid before it is. */
  readonly isChecking: boolean;
  /** The order could not be read again: that comes before paying. */
  readonly isOld: boolean;
  readonly failure: PaymentRefusal | null;
  /** Whether the last payment led to a link that is not safe. */
  readonly isLinkRefused: boolean;
}

/** Whether a pay code may be taken, or why not. Another payment does not take it away (docs/decisions/pay-codes.md). */
export type CodeOffer = 'offered' | 'over' | 'old';

/**
 * Returns the contents and actions of a page in a phase of its order's payment. Every page asks this and not the phase.
 *
 * @param refresh how reading what is due again went
 */
export function paymentPageOf(phase: PaymentPhase, order: PaidOrder, refresh: Refresh): PaymentPage {
  const isOver = isNothingLeft(phase);
  return {
    start: startOf(phase),
    notice: noticeOf(phase, order.isAgainConfirmed),
    bar: barOf(phase, order, refresh),
    sheet: sheetOf(phase, order, refresh),
    code: isOver ? 'over' : refresh.kind === 'failed' ? 'old' : 'offered',
    due: isOver ? 'hidden' : phase.kind === 'pending' && !order.isAgainConfirmed ? 'brief' : 'whole',
  };
}

export function startOf(phase: PaymentPhase): PaymentPage['start'] {
  switch (phase.kind) {
    case 'idle':
    case 'failed':
      return 'yes';
    case 'arrived':
    case 'movedOn':
      return phase.isNextPayable ? 'yes' : 'no';
    case 'pending':
      return phase.mayPayAgain ? 'confirm' : 'no';
    case 'requesting':
    case 'opening':
    case 'settled':
      return 'no';
  }
}

export function noticeOf(phase: PaymentPhase, isAgainConfirmed = false): NoticeRow {
  switch (phase.kind) {
    case 'idle':
    case 'requesting':
    case 'opening':
    case 'failed':
      return { kind: 'none' };
    case 'pending':
      return { ...phase, mayCheck: !isAgainConfirmed, mayCancel: phase.mayCancel && !isAgainConfirmed };
    case 'arrived':
    case 'movedOn':
    case 'settled':
      return phase;
  }
}

function barOf(phase: PaymentPhase, { amount, isUnread, isAgainConfirmed }: PaidOrder, refresh: Refresh): BarRow {
  const isOver = isNothingLeft(phase);
  if (phase.kind === 'pending' && !isAgainConfirmed) {
    const beside = isOver ? 'order' : phase.mayPayAgain ? 'pay' : 'inertPay';
    return { kind: 'check', isChecking: phase.check === 'running', beside };
  }
  if (isOver) return { kind: 'order' };
  if (phase.kind === 'requesting') return { kind: 'paying', step: isCharge(phase) ? 'charging' : 'requesting' };
  if (phase.kind === 'opening') return { kind: 'paying', step: 'opening' };
  if (amount !== null && amount.minor <= 0) return { kind: 'order' };
  const isOld = refresh.kind === 'failed';
  if (isOld || amount === null) return { kind: 'reread', isOld, isUnreadable: amount === null };
  if (phase.kind === 'arrived') return { kind: 'next', isInstalment: phase.payment?.purpose === 'repayment' };
  return { kind: 'pay', isOrderUnread: isUnread };
}

function sheetOf(phase: PaymentPhase, { isAgainConfirmed }: PaidOrder, refresh: Refresh): SheetRow {
  const isPaying = phase.kind === 'requesting' || phase.kind === 'opening';
  const isOffered = isPaying || startOf(phase) === 'yes' || (phase.kind === 'pending' && isAgainConfirmed);
  const failure = failureOf(phase);
  return {
    // The server's refusal stays until it is read, also where the page could not be read again.
    isPossible: isOffered && (refresh.kind !== 'failed' || phase.kind === 'failed'),
    isPaying,
    payingLabel: phase.kind === 'requesting' ? 'paying' : phase.kind === 'opening' ? 'opening' : 'checking',
    isChecking: refresh.kind === 'running' || (phase.kind === 'pending' && phase.check === 'running'),
    isOld: refresh.kind === 'failed',
    failure,
    isLinkRefused: failure?.kind === 'linkRefused',
  };
}

/** Why the last payment was not started; also of a repetition, while the first one is in doubt. */
export function failureOf(phase: PaymentPhase): PaymentRefusal | null {
  return phase.kind === 'failed' || phase.kind === 'pending' ? phase.failure : null;
}

/** Whether the order cannot be paid any more; the notice of a payment that ended tells which one. */
function isNothingLeft(phase: PaymentPhase): boolean {
  if (phase.kind === 'pending') return phase.notPayableReason !== null;
  return phase.kind === 'settled' || ('isNextPayable' in phase && !phase.isNextPayable);
}

/** The card is charged by the server itself; everything else leads to a page or an app. */
function isCharge({ means }: PaymentPhase & { readonly kind: 'requesting' }): boolean {
  return means.kind === 'card' || means.kind === 'confirmation';
}

export interface PendingWords {
  readonly title: ReturnType<typeof titleOf>;
  /** The middle one of three steps; null where no money is on its way. */
  readonly step: ReturnType<typeof stepOf> | null;
  readonly text: ReturnType<typeof textOf> | 'againChosen';
  /** The question before another payment, where this one can be read. */
  readonly question: ReturnType<typeof questionOf>;
}

/** The words of a pending payment, as keys of `paymentMessages`. An early page, which knows of no payment, goes without them. */
export function pendingWordsOf(notice: PendingNotice): PendingWords {
  const { payment, mayCheck } = notice;
  return {
    title: titleOf(notice),
    step: !mayCheck || payment?.means.kind === 'code' ? null : stepOf(notice),
    text: mayCheck ? textOf(notice) : 'againChosen',
    question: questionOf(notice),
  };
}

/** The fact that is known. A code that was copied, or a page that was opened, is no payment yet. */
function titleOf(phase: PendingPhase) {
  const { payment, isLost, isElsewhere } = phase;
  if (isElsewhere) return 'elsewhereTitle';
  if (isLost) return payment && textOf(phase) === 'lostNotSeen' ? 'lostNotSeenTitle' : 'lostTitle';
  switch (payment?.means.kind) {
    case 'code':
      return 'copiedTitle';
    case 'link':
    case 'wallet':
      return 'openedTitle';
    case 'card':
    case 'confirmation':
    case undefined:
      return 'pendingTitle';
  }
}

/** Without a response, or after a check that found nothing, nothing is known to be on its way. */
function stepOf({ isLost, isElsewhere, check }: PendingPhase) {
  if (check === 'running') return 'stepChecking';
  if (isElsewhere) return 'stepWaiting';
  if (check === 'unreadable') return 'stepNotChecked';
  return isLost || check === 'notFound' || check === 'changed' ? 'stepNotSeen' : 'stepWaiting';
}

function textOf({ payment, isLost, isElsewhere, check, mayPayAgain, mayCancel }: PendingPhase) {
  if (isElsewhere) return 'elsewhere';
  if (isLost && check === 'unreadable') return 'unreadable';
  if (isLost && check === 'changed') return 'changed';
  if (isLost && mayPayAgain) return 'lostNotSeen';
  if (isLost) return payment === null ? 'unreadChecking' : 'lostChecking';
  if (check !== 'none' && check !== 'running') return check;
  if (payment?.means.kind === 'code') return 'waitingCode';
  return payment === null || mayCancel ? 'waiting' : 'ifCard';
}

function questionOf({ payment, isLost }: PendingPhase) {
  if (isLost) return 'againLost';
  return payment?.means.kind === 'code' ? 'againCopied' : 'againPending';
}
