import { isUnknownOutcome } from '@peace/api-client';
import { getComplaint, type ComplaintDetails } from '@peace/api-client/contract/complaint/get-complaint';
import { rateComplaint } from '@peace/api-client/contract/complaint/rate-complaint';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { RATING_PROMPT_DELAY_MS, type Stars, validateRating } from '@peace/validators';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';

/** Asks for a rating three seconds after the complaint was shown, once (spec §4), and sends it. */
export function useComplaintRating(complaint: ComplaintDetails | null, reload: () => void) {
  const { api, window } = useServices();
  const { show } = useToast();
  const common = useMessages(commonMessages);
  const t = useMessages(complaintMessages);
  const rule = useMessages(validationMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const isBusy = useRef(false);
  const isUnknown = useRef(false);
  const isAsked = complaint?.needsScore ?? false;

  useEffect(() => {
    if (!isAsked) return;
    const timer = window.setTimeout(() => setIsOpen(true), RATING_PROMPT_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isAsked, window]);

  const close = useCallback(() => {
    setIsOpen(false);
    setMessage(null);
  }, []);

  function thank() {
    close();
    show({ kind: 'success', message: t('ratingThanks') });
    reload();
  }

  /** What became of a rating whose answer was lost: it is still asked for unless it was counted. */
  async function lookUp(problemId: string): Promise<'counted' | 'notCounted' | 'unknown'> {
    const again = await api.call(getComplaint, { problemId });
    if (again.kind === 'failed') return 'unknown';
    return again.data.needsScore ? 'notCounted' : 'counted';
  }

  async function send(problemId: string, score: Stars): Promise<string | null> {
    // A lost answer is looked up before the rating goes out once more.
    const earlier = isUnknown.current ? await lookUp(problemId) : 'notCounted';
    if (earlier === 'counted') return null;
    if (earlier === 'unknown') return t('ratingUnknown');
    isUnknown.current = false;
    const result = await api.call(rateComplaint, { score, problemId });
    if (result.kind === 'ok') return null;
    if (!isUnknownOutcome(result.error)) return errorWording(result.error, common);
    const outcome = await lookUp(problemId);
    isUnknown.current = outcome === 'unknown';
    if (outcome === 'counted') return null;
    return outcome === 'unknown' ? t('ratingUnknown') : errorWording(result.error, common);
  }

  async function rate(chosen: number) {
    if (isBusy.current || !complaint) return;
    const rating = validateRating(chosen);
    if (rating.kind === 'invalid') return void show({ message: rule(rating.reason) });
    isBusy.current = true;
    setIsSending(true);
    const problem = await send(complaint.problemId, rating.value);
    isBusy.current = false;
    setIsSending(false);
    if (problem === null) thank();
    else setMessage(problem);
  }

  return {
    isOpen: isOpen && isAsked,
    isSending,
    message,
    open: () => setIsOpen(true),
    close,
    rate: (stars: number) => void rate(stars),
  };
}
