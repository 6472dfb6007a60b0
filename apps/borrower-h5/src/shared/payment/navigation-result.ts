import { wasNotTaken } from '@peace/bridge';
import type { NavigateOutcome } from '@peace/session';
import type { FollowResult } from '#shared/attempt/attempt-event.ts';
import type { PaymentTypes } from './payment.ts';

export type NavigationResult = 'left' | 'delegatedToApp' | 'linkRefused' | 'notOpened';

/** A shell that does not answer in time may still open the link: the outcome is unknown, as if it had taken it, which is not a failure. */
export function navigationResultOf(outcome: NavigateOutcome): NavigationResult {
  switch (outcome.kind) {
    case 'left':
      return 'left';
    case 'delegatedToApp':
      return 'delegatedToApp';
    case 'refused':
      return 'linkRefused';
    case 'unavailable':
      return wasNotTaken(outcome.because) ? 'notOpened' : 'delegatedToApp';
  }
}

/** The same for the attempt that opened it: whether the payment may be under way there. */
export function followResultOf(outcome: NavigateOutcome): FollowResult<PaymentTypes> {
  const result = navigationResultOf(outcome);
  if (result === 'left' || result === 'delegatedToApp') return { kind: 'opened' };
  return { kind: 'failed', refusal: { kind: result } };
}
