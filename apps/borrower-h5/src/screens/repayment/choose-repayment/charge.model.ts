import { recordOf } from '#shared/attempt/attempt-state.ts';
import type { AttemptState } from '#shared/attempt/attempt-types.ts';
import type { ApiError } from '@peace/api-client';
import type { BankCard } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import type { Payment, PaymentMethod, PaymentRefusal, PaymentTypes } from '#features/payment/payment-record.ts';
import type { Refresh } from '#shared/reading/refresh.ts';
import { type CardCode, secondsToResend } from './card-code.ts';
import { cardEnding } from './choose-repayment.model.ts';

/** Spec §8: the SMS code is wrong. */
export const WRONG_CODE = '800006';
/** Spec §8: the payment request must not be submitted again. */
export const ALREADY_SUBMITTED = '800005';

export type CodeProblem =
  | { readonly kind: 'wrongCode' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** The response to the confirmation was lost; the order was read again, and is still to be paid. */
  | { readonly kind: 'checked' };

export type CodeStep =
  | { readonly kind: 'closed' }
  | { readonly kind: 'coding'; readonly problem: CodeProblem | null }
  | { readonly kind: 'sending' }
  | { readonly kind: 'confirming' }
  | { readonly kind: 'checking' }
  /** It is not known whether the confirmation went through. `isUnread`: the last read of the order failed. */
  | { readonly kind: 'unknown'; readonly isUnread: boolean };

export function codeStepOf(state: AttemptState<PaymentTypes>, code: CardCode | null): CodeStep {
  if (!code?.isAwaited || !mayConfirmCode(state, code)) return { kind: 'closed' };
  switch (state.kind) {
    case 'idle':
      return { kind: 'coding', problem: null };
    case 'sending':
      return { kind: state.record.request.means.kind === 'confirmation' ? 'confirming' : 'sending' };
    case 'accepted':
      return { kind: 'confirming' };
    case 'refused':
      return { kind: 'coding', problem: problemOf(state.refusal) };
    case 'verifying':
      return { kind: 'checking' };
    case 'unknown':
      return { kind: 'unknown', isUnread: state.lastCheck === 'unreadable' };
    case 'notArrived':
      if (state.refusal) return { kind: 'coding', problem: problemOf(state.refusal) };
      // It looked for another payment: about this one there is nothing to say.
      return { kind: 'coding', problem: isOfCharge(state.record.request, code) ? { kind: 'checked' } : null };
    case 'arrived':
      return { kind: 'closed' };
  }
}

/** After a refusal the order is read first: it may be settled, or another amount due. */
export function codeStepWhile(refresh: Refresh | undefined, step: CodeStep): CodeStep {
  const isRefused = step.kind === 'coding' && step.problem?.kind === 'refused';
  return isRefused && refresh?.kind === 'running' ? { kind: 'checking' } : step;
}

/** Whether its code may be sent or asked for again: what was started is this charge, or what the borrower has confirmed it beside. */
export function mayConfirmCode(state: AttemptState<PaymentTypes>, code: CardCode): boolean {
  const record = recordOf(state);
  return record === null || record.key === code.beside || isOfCharge(record.request, code);
}

export function isAnswerAwaited({ kind }: CodeStep): boolean {
  return kind === 'sending' || kind === 'confirming' || kind === 'checking';
}

/** How a card is charged. Until the server clearly answers, each request for the order has the same token (docs/decisions/paying-by-card.md). */
export function chargeOf(
  { id, bankName, cardNo }: BankCard,
  context: {
    readonly state: AttemptState<PaymentTypes>;
    readonly code: CardCode | null;
    readonly repayToken: string;
    readonly couponId: string;
    readonly now: number;
  },
): PaymentMethod & { readonly kind: 'card' } {
  const { state, code, repayToken, couponId, now } = context;
  const means = recordOf(state)?.request?.means;
  const pendingToken = means && 'repayToken' in means ? means.repayToken : undefined;
  // The code that was sent for this card a moment ago is still on its way: ask where the charge stands, send no other.
  const waits = code?.cardId === id && secondsToResend(code.codeSentAt, now) > 0;
  return {
    kind: 'card',
    cardId: id,
    bankName,
    ending: cardEnding(cardNo),
    repayToken: pendingToken ?? code?.repayToken ?? repayToken,
    couponId,
    sendsCode: !waits,
  };
}

/** A card's means with what is sent of its listing: where the list changes, it is another request. Stored with the last four digits only. */
export function asListed(means: PaymentMethod, cards: readonly BankCard[]): PaymentMethod {
  const card = means.kind === 'card' && cards.find(({ id }) => id === means.cardId);
  if (!card) return means;
  const masked = card.cardNo.replaceAll(/\d(?=(?:\D*\d){4})/g, '#');
  return { ...means, listed: `${card.bankCode} ${masked}` };
}

/** Asks for another SMS; null while the last one may still be on its way. */
export function resendOf(code: CardCode, now: number): PaymentMethod | null {
  if (secondsToResend(code.codeSentAt, now) > 0) return null;
  const { cardId, bankName, ending, repayToken, couponId } = code;
  return { kind: 'card', cardId, bankName, ending, repayToken, couponId, sendsCode: true };
}

export function confirmationOf(
  { cardId, bankName, ending, repayToken, recordId }: CardCode,
  entry: string,
): PaymentMethod {
  return { kind: 'confirmation', cardId, bankName, ending, repayToken, recordId, entry };
}

/** A charge is known by its token, with its confirmation and its repetitions (docs/decisions/paying-by-card.md). */
function isOfCharge(payment: Payment | null, { repayToken }: CardCode): boolean {
  return payment !== null && 'repayToken' in payment.means && payment.means.repayToken === repayToken;
}

function problemOf(refusal: PaymentRefusal): CodeProblem | null {
  if (refusal.kind === 'wrongCode') return { kind: 'wrongCode' };
  return refusal.kind === 'call' ? { kind: 'refused', error: refusal.error } : null;
}

/** The text for a charge that was not started (spec §8): the server's own words, also with HTTP 4xx, else that processing failed. */
export function refusalText(error: ApiError, processingFailed: string): string {
  return ('message' in error && error.message) || processingFailed;
}
