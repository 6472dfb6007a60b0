import { mayStart } from '#shared/attempt/attempt-state.ts';
import type { AttemptState, StoredRecord } from '#shared/attempt/attempt-types.ts';
import type { DueSnapshot, Payment, PaymentEvidence, PaymentRefusal, PaymentTypes } from './payment-record.ts';
import { type NotPayableReason, payabilityOf } from './payable.model.ts';

export interface PendingPayment extends Pick<Payment, 'purpose' | 'means' | 'amount' | 'due'> {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

export type PaymentPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'requesting'; readonly means: Payment['means'] }
  /** The accepted link is being opened. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly failure: PaymentRefusal }
  /** One was started, and it is not known what became of it. */
  | PendingPhase
  | {
      readonly kind: 'arrived';
      /** Null as in {@link PendingPhase}. */
      readonly payment: PendingPayment | null;
      readonly evidence: Exclude<PaymentEvidence, { readonly kind: 'movedOn' }>;
      /** Whether what is due next can be paid here. */
      readonly isNextPayable: boolean;
    }
  /** The same amount is due later: its record has ended, and no arrival is shown. */
  | {
      readonly kind: 'movedOn';
      /** When it was started; null: it is not known. */
      readonly before: DueSnapshot | null;
      readonly next: DueSnapshot;
      readonly isNextPayable: boolean;
    }
  /** The server says that nothing is left to pay here. */
  | { readonly kind: 'settled'; readonly notPayableReason: NotPayableReason };

export interface PendingPhase {
  readonly kind: 'pending';
  /** Null where it is stored and cannot be read: by another release, or broken. */
  readonly payment: PendingPayment | null;
  /** No response came: it is not known whether anything was started. Else the borrower may have paid elsewhere. */
  readonly isLost: boolean;
  /** Another window of this browser waits for that response: the payment is being prepared there. */
  readonly isElsewhere: boolean;
  /** The order is being read; or what the last reading said. */
  readonly check: 'running' | 'none' | 'notFound' | 'changed' | 'unreadable';
  /** Why the order cannot be paid at the moment, as the page has read it; it does not say that this payment arrived. */
  readonly notPayableReason: NotPayableReason | null;
  /** Whether another may be started, after the borrower's explicit confirmation. */
  readonly mayPayAgain: boolean;
  /** Whether the borrower can know that nothing came of it. */
  readonly mayCancel: boolean;
  /** Why the repetition of it was not started. */
  readonly failure: PaymentRefusal | null;
}

/**
 * Returns the phase that the pages show of an attempt.
 *
 * @param notPayableReason what the page's own reading of the order says
 * @param isSentElsewhere another window is sending a payment
 */
export function phaseOf(
  state: AttemptState<PaymentTypes>,
  notPayableReason: NotPayableReason | null,
  isSentElsewhere = false,
): PaymentPhase {
  const settled: PaymentPhase | null = notPayableReason && { kind: 'settled', notPayableReason };
  switch (state.kind) {
    case 'idle':
      return settled ?? { kind: 'idle' };
    case 'refused':
      return settled ?? { kind: 'failed', failure: state.refusal };
    case 'sending':
      return { kind: 'requesting', means: state.record.request.means };
    case 'accepted':
      return { kind: 'opening' };
    case 'arrived': {
      const { evidence } = state;
      const isNextPayable =
        evidence.kind !== 'settled' &&
        notPayableReason === null &&
        payabilityOf(evidence.next.amount).kind !== 'nothing';
      if (evidence.kind === 'movedOn') return { ...evidence, before: state.record.request?.due ?? null, isNextPayable };
      return { kind: 'arrived', payment: pendingPaymentOf(state.record), evidence, isNextPayable };
    }
    case 'verifying':
    case 'unknown':
    case 'notArrived':
      return pendingOf(state, notPayableReason, isSentElsewhere);
  }
}

function pendingPaymentOf({ key, request, startedAt }: StoredRecord<PaymentTypes>): PendingPayment | null {
  if (request === null) return null;
  const { purpose, means, amount, due } = request;
  return { id: key, purpose, means, amount, due, startedAt };
}

function pendingOf(
  state: AttemptState<PaymentTypes> & { readonly kind: 'verifying' | 'unknown' | 'notArrived' },
  notPayableReason: NotPayableReason | null,
  isSentElsewhere: boolean,
): PendingPhase {
  const { record } = state;
  const isLost = record.stage.kind === 'answerLost';
  const isElsewhere = isLost && isSentElsewhere;
  return {
    kind: 'pending',
    payment: pendingPaymentOf(record),
    isLost,
    isElsewhere,
    check: state.kind === 'verifying' ? 'running' : state.lastCheck,
    notPayableReason,
    mayPayAgain: notPayableReason === null && !isElsewhere && mayStart(state, false) === 'confirm',
    // The server itself may be charging a card, where the means cannot be read.
    mayCancel: !isLost && record.request !== null && !isCard(record.request.means),
    failure: state.refusal,
  };
}

/** The server itself charges a card: the borrower cannot know better. */
function isCard({ kind }: Payment['means']): boolean {
  return kind === 'card' || kind === 'confirmation';
}
