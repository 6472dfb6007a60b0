import type { ApiError } from '@peace/api-client';
import type { AttemptState } from '#shared/attempt/attempt-types.ts';
import type { Application } from './application-attempt.ts';

export type ApplicationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'requesting' }
  /** It was accepted; the order's page is being opened, and this one may still be here for a while. */
  | { readonly kind: 'leaving' }
  /** It was accepted, and this page is still here: the app opened the order, nothing did, or the borrower came back. */
  | { readonly kind: 'applied'; readonly order: 'delegatedToApp' | 'notOpened' | 'returned' }
  /** The response was lost, and the orders are read again and again. `isReading`: at this moment. */
  | { readonly kind: 'checking'; readonly isReading: boolean }
  | { readonly kind: 'found'; readonly orderNo: string }
  /** The response was lost, and the last check did not find the order, or was inconclusive: another one takes a confirmation. */
  | { readonly kind: 'notFound'; readonly isSure: boolean; readonly refusal: ApiError | null }
  | { readonly kind: 'failed'; readonly error: ApiError };

export function applicationStateOf(state: AttemptState<Application>): ApplicationState {
  switch (state.kind) {
    case 'idle':
      return state;
    case 'sending':
      return { kind: 'requesting' };
    case 'accepted':
      return accepted(state);
    case 'refused':
      return state.refusal ? { kind: 'failed', error: state.refusal } : { kind: 'idle' };
    case 'verifying':
      return { kind: 'checking', isReading: true };
    case 'unknown':
      if (state.nextCheckAt !== null || state.lastCheck === 'none') return { kind: 'checking', isReading: false };
      return { kind: 'notFound', isSure: false, refusal: state.refusal };
    case 'arrived':
      return { kind: 'found', orderNo: state.evidence.orderNo };
    case 'notArrived':
      return { kind: 'notFound', isSure: true, refusal: state.refusal };
  }
}

function accepted({ follow }: AttemptState<Application> & { readonly kind: 'accepted' }): ApplicationState {
  switch (follow) {
    case 'opening':
      return { kind: 'leaving' };
    case 'notOpened':
      return { kind: 'applied', order: 'notOpened' };
    // A browser that opens it leaves this page.
    case 'opened':
      return { kind: 'applied', order: 'delegatedToApp' };
    case 'returned':
      return { kind: 'applied', order: 'returned' };
  }
}

export function mayApply({ kind }: ApplicationState): boolean {
  return kind === 'idle' || kind === 'failed' || kind === 'notFound';
}

/** Whether a response is waited for: Apply shows that and is inert. */
export function isApplying({ kind }: ApplicationState): boolean {
  return kind === 'requesting' || kind === 'leaving';
}
