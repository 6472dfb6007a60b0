import { isUnknownOutcome, type Result } from '@peace/api-client';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import type { Json } from '@peace/web-platform/storage';
import { useEffect, useEffectEvent } from 'react';
import { outcomeOf } from './attempt-outcome.model.ts';
import { recordOf } from './attempt-state.ts';
import { type FinalWrite, useAttempt } from './define-attempts.ts';
import { useFailureToast } from '#shared/reading/use-read.ts';

/** Sends a form; a call that is not aborted when the screen is left, because a write that is cut off may have arrived all the same. */
type SendForm<Request> = (request: Request, key: string) => Promise<Result<unknown>>;

/** Sends a form once: a refusal is shown in a toast, a response that was lost is looked up. */
export function useAttemptOutcome<Request extends Json>(
  attempt: Parameters<typeof useAttempt<FinalWrite<Request>>>[0],
  { onDone }: { readonly onDone: () => void },
) {
  const common = useMessages(commonMessages);
  const sayRefusal = useFailureToast({ isReadOutElsewhere: true, staysWhole: true });
  const { state, mayStart, start: startAttempt, check, dismiss } = useAttempt(attempt);
  const outcome = outcomeOf(state, mayStart(), (error) => errorWording(error, common));

  /** Started by a tap beside the words that say what is known of an earlier attempt. */
  async function start(request: Request, send: SendForm<Request>): Promise<void> {
    const started = await startAttempt(
      request,
      async (sent, { key }) => {
        const result = await send(sent, key);
        if (result.kind === 'ok') return { kind: 'accepted', data: null };
        return isUnknownOutcome(result.error) ? { kind: 'lost' } : { kind: 'refused', refusal: result.error };
      },
      { confirmedBeside: recordOf(state) },
    );
    if (started.kind === 'accepted') started.followed({ kind: 'opened' });
    if (started.kind === 'refused') sayRefusal(started.refusal);
  }

  const whenDone = useEffectEvent(onDone);
  const isDone = outcome.kind === 'done';
  useEffect(() => {
    if (isDone) whenDone();
  }, [isDone]);

  return {
    state,
    outcome,
    start: (request: Request, send: SendForm<Request>) => void start(request, send),
    check,
    dismiss,
  };
}
