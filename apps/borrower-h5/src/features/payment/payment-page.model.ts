import type { Extension } from '@peace/api-client/contract/repayment/get-extension';
import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Locale } from '@peace/i18n';
import type { Money } from '@peace/money-date';
import type { Refresh } from '#shared/reading/refresh.ts';
import { amountOf } from './payable.model.ts';
import type { PaymentPhase, PendingPhase } from './payment-phase.ts';
import type { PaymentRefusal } from './payment-record.ts';

/** The order's facts that a page needs beside its payment. */
export interface PaidOrder {
  /** The amount that a payment would pay; null if it cannot be read. */
  readonly amount: Money | null;
  /** The order's status could not be read. What is due is offered all the same. */
  readonly isUnread: boolean;
  /** The question whether to pay again was confirmed. */
  readonly isAgainConfirmed: boolean;
  /** In the specification's wording, which has neither rows of the help nor a last page. */
  readonly isPlain: boolean;
  /** It is repaid by a pay code. */
  readonly hasCode: boolean;
}

/** Those facts that are in what is due. */
export const paidOrderOf = (info: PeriodRepayment | Extension | null, locale: Locale) => ({
  amount: info && amountOf(info),
  isPlain: locale === 'original',
  hasCode: info !== null && info.defaultPayCode !== null && !('delayAmount' in info),
});

/** The contents and actions of a repayment page: one row for each phase of the order's payment (docs/decisions/paying.md). */
export interface PaymentPage {
  /** Whether a payment may be started: at once, after the borrower's explicit confirmation, or not. */
  readonly start: 'yes' | 'confirm' | 'no';
  readonly notice: NoticeState;
  readonly bar: BarState;
  readonly sheet: SheetState;
  readonly code: CodeOffer;
  /** How the amount due is shown: in a line beside a pending payment, and not at all where the order is over, or nothing is due. */
  readonly due: 'whole' | 'brief' | 'hidden' | 'nothing';
  /** Another payment beside a pending one, as rows of the help; the code is none where that payment is by it. */
  readonly help: { readonly hasCode: boolean; readonly mayPay: boolean } | null;
  /** Whether what is due may be reported as paid. */
  readonly mayReport: boolean;
}

/** The notice about the last payment; of an order that cannot be paid it is all that the page shows. */
export type NoticeState =
  | { readonly kind: 'none' }
  | PendingNotice
  | Extract<PaymentPhase, { readonly kind: 'arrived' | 'movedOn' | 'settled' }>;

export interface PendingNotice extends PendingPhase {
  /** The borrower may check again, or say that nothing came of it; not once another payment is confirmed. */
  readonly mayCheck: boolean;
}

/** The report of a pending payment that its page does not see arrive (`OrderHelp`). */
export const paidReportOf = (notice: NoticeState, amount: Money | null = null) =>
  notice.kind === 'pending' ? { amount: notice.payment?.amount ?? amount, reportedAt: null } : undefined;

export type BarState =
  /** Checks the pending payment. Beside it: back to the order, another payment, which is asked about first, or that this one was not paid. */
  | {
      readonly kind: 'check';
      readonly isChecking: boolean;
      readonly beside: 'order' | 'pay' | 'inertPay' | 'notPaid' | 'nothing';
    }
  /** Back to the order: nothing can be paid. */
  | { readonly kind: 'order' }
  /** The last payment has arrived. */
  | { readonly kind: 'done' }
  | { readonly kind: 'paying'; readonly step: 'requesting' | 'charging' | 'opening' }
  /** Reads again what is old or has no amount: it is not paid. */
  | { readonly kind: 'reread'; readonly isOld: boolean; readonly isUnreadable: boolean }
  /** One has just arrived: paying the next one can wait. */
  | { readonly kind: 'next'; readonly isInstalment: boolean }
  /** `isByCode`: the pay code comes first, and the channels after it. */
  | { readonly kind: 'pay'; readonly isOrderUnread: boolean; readonly isByCode: boolean };

export interface SheetState {
  /** A failure with a known outcome is shown in the sheet, beside the button that tries again. */
  readonly isPossible: boolean;
  readonly isPaying: boolean;
  readonly payingLabel: 'paying' | 'opening' | 'checking';
  /** The order is being read: nothing is paid before it is. */
  readonly isChecking: boolean;
  /** The order could not be read again: that comes before paying. */
  readonly isOld: boolean;
  readonly failure: PaymentRefusal | null;
}

/** Whether a pay code may be taken, or why not. Another payment does not take it away (docs/decisions/pay-codes.md). */
export type CodeOffer = 'offered' | 'over' | 'old';

/**
 * Returns the contents and actions of a page in a phase of its order's payment. Every page asks this and not the phase.
 *
 * @param refresh how reading what is due again went
 */
export function paymentPageOf(phase: PaymentPhase, order: PaidOrder, refresh: Refresh): PaymentPage {
  const due = dueOf(phase, order);
  return {
    start: startOf(phase),
    notice: noticeOf(phase, order.isAgainConfirmed),
    bar: barOf(phase, order, refresh),
    sheet: sheetOf(phase, order, refresh),
    code: codeOf(phase, refresh),
    due,
    help: phase.kind === 'pending' && due === 'brief' && !order.isPlain ? helpOf(phase) : null,
    // An arrival is shown first.
    mayReport: due !== 'hidden' && phase.kind !== 'arrived' && !isNothing(order),
  };
}

const helpOf = ({ payment, mayPayAgain }: PendingPhase) => ({
  hasCode: payment?.means.kind !== 'code',
  mayPay: mayPayAgain,
});

export function codeOf(phase: PaymentPhase, refresh: Refresh): CodeOffer {
  if (isNothingLeft(phase)) return 'over';
  return refresh.kind === 'failed' ? 'old' : 'offered';
}

function dueOf(phase: PaymentPhase, order: PaidOrder): PaymentPage['due'] {
  if (isNothingLeft(phase)) return 'hidden';
  if (phase.kind === 'pending' && !order.isAgainConfirmed) return 'brief';
  return startOf(phase) === 'yes' && phase.kind !== 'arrived' && isNothing(order) ? 'nothing' : 'whole';
}

const isNothing = ({ amount }: PaidOrder) => amount !== null && amount.minor <= 0;

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

export function noticeOf(phase: PaymentPhase, isAgainConfirmed = false): NoticeState {
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

function barOf(phase: PaymentPhase, order: PaidOrder, refresh: Refresh): BarState {
  const { amount, isUnread, isPlain, hasCode } = order;
  const isOver = isNothingLeft(phase);
  if (phase.kind === 'pending' && !order.isAgainConfirmed) {
    const besides = isPlain ? (phase.mayPayAgain ? 'pay' : 'inertPay') : phase.mayCancel ? 'notPaid' : 'nothing';
    return { kind: 'check', isChecking: phase.check === 'running', beside: isOver ? 'order' : besides };
  }
  if (phase.kind === 'arrived' && phase.evidence.kind === 'settled' && !isPlain) return { kind: 'done' };
  if (isOver) return { kind: 'order' };
  if (phase.kind === 'requesting') return { kind: 'paying', step: isCharge(phase) ? 'charging' : 'requesting' };
  if (phase.kind === 'opening') return { kind: 'paying', step: 'opening' };
  if (isNothing(order)) return { kind: 'order' };
  const isOld = refresh.kind === 'failed';
  if (isOld || amount === null) return { kind: 'reread', isOld, isUnreadable: amount === null };
  if (phase.kind === 'arrived') return { kind: 'next', isInstalment: phase.payment?.purpose === 'repayment' };
  return {
    kind: 'pay',
    isOrderUnread: isUnread,
    isByCode: hasCode && !isPlain && !isUnread && phase.kind !== 'pending',
  };
}

function sheetOf(phase: PaymentPhase, { isAgainConfirmed }: PaidOrder, refresh: Refresh): SheetState {
  const isPaying = phase.kind === 'requesting' || phase.kind === 'opening';
  const isOffered = isPaying || startOf(phase) === 'yes' || (phase.kind === 'pending' && isAgainConfirmed);
  return {
    // The server's refusal stays until it is read, also where the page could not be read again.
    isPossible: isOffered && (refresh.kind !== 'failed' || phase.kind === 'failed'),
    isPaying,
    payingLabel: phase.kind === 'requesting' ? 'paying' : phase.kind === 'opening' ? 'opening' : 'checking',
    isChecking: refresh.kind === 'running' || (phase.kind === 'pending' && phase.check === 'running'),
    isOld: refresh.kind === 'failed',
    failure: failureOf(phase),
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
