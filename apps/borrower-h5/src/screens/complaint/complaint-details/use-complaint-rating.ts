import { type ComplaintDetails, getComplaint } from '@peace/api-client/contract/complaint/get-complaint';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { RATING_PROMPT_DELAY_MS, validateRating } from '@peace/validators';
import { useToast } from '@peace/vant-react-compat/toast';
import { useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { rateComplaint } from '@peace/api-client/contract/complaint/rate-complaint';
import { attemptItem, defineAttempts, finalWrite, type FinalWrite } from '#shared/attempt/define-attempts.ts';
import { useAttemptOutcome } from '#shared/attempt/use-attempt-outcome.ts';
import { object, picklist, type InferOutput } from 'valibot';

const ratingRequest = object({ score: picklist([1, 2, 3, 4, 5]) });

type RatingAttempt = FinalWrite<InferOutput<typeof ratingRequest>>;

const ratingAttempts = defineAttempts<RatingAttempt>({
  ...finalWrite,
  item: attemptItem({ key: 'complaint-rating', request: ratingRequest }),
  // A rating is not repeated before a read has told: where none did, only another look is offered.
  allowRetryWhenUnverified: false,
  isSameRequest: (a, b) => a.score === b.score,
  // A counted reload is not requested again.
  verifier:
    (problemId) =>
    async ({ api }, _record, signal) => {
      const again = await api.call(getComplaint, { problemId }, { signal });
      if (again.kind === 'failed') return { kind: 'unreadable' };
      return again.data.needsScore ? { kind: 'notFound' } : { kind: 'arrived', evidence: null };
    },
});

/** Asks for a rating three seconds after the complaint was shown, once (spec §4), and sends it. */
export function useComplaintRating(problemId: string, complaint: ComplaintDetails | null, reload: () => void) {
  const { api, window } = useServices();
  const { show } = useToast();
  const t = useMessages(complaintMessages);
  const rule = useMessages(validationMessages);
  const [isOpen, setIsOpen] = useState(false);
  const isAsked = complaint?.needsScore ?? false;
  const { outcome, start, check, dismiss } = useAttemptOutcome(ratingAttempts(problemId), {
    onDone: () => {
      setIsOpen(false);
      show({ kind: 'success', message: t('ratingThanks') });
      reload();
    },
  });

  useEffect(() => {
    if (!isAsked) return;
    const timer = window.setTimeout(() => setIsOpen(true), RATING_PROMPT_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isAsked, window]);

  return {
    // A counted rating is not requested again, even before the complaint is read again.
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
      start({ score: rating.value }, ({ score }) => api.call(rateComplaint, { score, problemId }));
    },
    check,
  };
}
