import { isUnknownOutcome, type Result } from '@peace/api-client';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import type { Json } from '@peace/web-platform/storage';
import type { Atom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { Attempt, AttemptOperations } from './create-attempt.ts';
import { outcomeOf } from './attempt-outcome.model.ts';
import { type FinalWrite, useAttempt } from './attempt-family.ts';
import { useFailureToast } from '#shared/reading/use-failure-toast.ts';

interface AttemptOutcomeOptions<Request extends Json> {
  /** Not aborted when the screen is left: a write that is cut off may have arrived all the same. */
  readonly send: (request: Request, key: string) => Promise<Result<unknown>>;
  readonly verify: AttemptOperations<FinalWrite<Request>>['verify'];
  readonly onDone: () => void;
}

/** Sends a form once: a refusal is said in a toast, a response that was lost is looked up. */
export function useAttemptOutcome<Request extends Json>(
  attempt: Atom<Attempt<FinalWrite<Request>>>,
  { send, verify, onDone }: AttemptOutcomeOptions<Request>,
) {
  const common = useMessages(commonMessages);
  const sayRefusal = useFailureToast({ isReadOutElsewhere: true, staysWhole: true });
  const { state, mayStart, start, check, dismiss } = useAttempt(attempt, {
    send: async (request, { key }) => {
      const result = await send(request, key);
      if (result.kind === 'ok') return { kind: 'accepted' };
      if (isUnknownOutcome(result.error)) return { kind: 'lost' };
      sayRefusal(result.error);
      return { kind: 'refused', refusal: result.error };
    },
    verify,
  });
  const outcome = outcomeOf(state, mayStart(), (error) => errorWording(error, common));

  const whenDone = useEffectEvent(onDone);
  const isDone = outcome.kind === 'done';
  useEffect(() => {
    if (isDone) whenDone();
  }, [isDone]);

  return {
    state,
    outcome,
    /** Started by a tap beside the words that say what is known of an earlier attempt. */
    start: (request: Request) => start(request, { isConfirmed: true }),
    check,
    dismiss,
  };
}
