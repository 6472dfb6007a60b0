import { type ComplaintDetails, getComplaint } from '@peace/api-client/contract/complaint/get-complaint';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { RATING_PROMPT_DELAY_MS, validateRating, type Stars } from '@peace/validators';
import { useToast } from '@peace/vant-react-compat/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { isUnknownOutcome } from '@peace/api-client';
import { rateComplaint } from '@peace/api-client/contract/complaint/rate-complaint';
import type { AttemptOperations } from '#shared/attempt/index.ts';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { outcomeOf } from '#shared/attempt-outcome.model.ts';
import { useAttempt, attemptFamily, attemptItem, finalWrite, type FinalWrite } from '#shared/state/attempt-family.ts';
import { useFailureToast } from '#shared/use-failure-toast.ts';
import { object, picklist, type InferOutput } from 'valibot';

/** Asks for a rating three seconds after the complaint was shown, once (spec §4), and sends it. */
export function useComplaintRating(problemId: string, complaint: ComplaintDetails | null, reload: () => void) {
  const { window } = useServices();
  const { show } = useToast();
  const t = useMessages(complaintMessages);
  const rule = useMessages(validationMessages);
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = complaint?.needsScore ?? false;
  const { outcome, send, check, dismiss } = useSendRating(problemId, () => {
    setIsOpen(false);
    show({ kind: 'success', message: t('ratingThanks') });
    reload();
  });

  useEffect(() => {
    if (!isAsked) return;
    const timer = window.setTimeout(() => setIsOpen(true), RATING_PROMPT_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isAsked, window]);

  return {
    // What was counted is not requested, also before the complaint was read again.
    isOpen: isOpen && isAsked && outcome.kind !== 'done',
    outcome,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false);
      dismiss();
    },
    rate: (stars: number) => {
      const rating = validateRating(stars);
      if (rating.kind === 'invalid') return void show({ message: rule(rating.reason) });
      send(rating.value);
    },
    check,
  };
}

const ratingRequest = object({ score: picklist([1, 2, 3, 4, 5]) });

type RatingAttempt = FinalWrite<InferOutput<typeof ratingRequest>>;

const item = attemptItem({ key: 'complaint-rating', request: ratingRequest });

const ratingAttempts = attemptFamily<RatingAttempt>(item, {
  ...finalWrite,
  allowRetryWhenUnverified: false,
  isSameRequest: (a, b) => a.score === b.score,
});

/** Sends the rating of a complaint once. A lost answer is looked up: what was counted is not requested any more. */
function useSendRating(problemId: string, onCounted: () => void) {
  const { api } = useServices();
  const common = useMessages(commonMessages);
  const sayRefusal = useFailureToast({ isReadOutElsewhere: true });
  const operations: AttemptOperations<RatingAttempt> = {
    send: async ({ score }) => {
      const result = await api.call(rateComplaint, { score, problemId });
      if (result.kind === 'ok') return { kind: 'accepted' };
      if (isUnknownOutcome(result.error)) return { kind: 'lost' };
      sayRefusal(result.error);
      return { kind: 'refused', refusal: result.error };
    },
    verify: async (_record, signal) => {
      const again = await api.call(getComplaint, { problemId }, { signal });
      if (again.kind === 'failed') return { kind: 'unreadable' };
      return again.data.needsScore ? { kind: 'notFound' } : { kind: 'arrived', evidence: null };
    },
  };
  const { state, start, check, dismiss } = useAttempt(ratingAttempts(problemId), operations);
  const outcome = outcomeOf(state, (error) => errorWording(error, common));

  const whenCounted = useEffectEvent(onCounted);
  const isCounted = outcome.kind === 'done';
  useEffect(() => {
    if (isCounted) whenCounted();
  }, [isCounted]);

  return { outcome, send: (score: Stars) => start({ score }, { isConfirmed: true }), check, dismiss };
}
