import type { ComplaintDetails } from '@peace/api-client/contract/complaint/get-complaint';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { RATING_PROMPT_DELAY_MS, validateRating } from '@peace/validators';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { useSendRating } from './use-send-rating.ts';

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
    close: useCallback(() => {
      setIsOpen(false);
      dismiss();
    }, [dismiss]),
    rate: (stars: number) => {
      const rating = validateRating(stars);
      if (rating.kind === 'invalid') return void show({ message: rule(rating.reason) });
      send(rating.value);
    },
    check,
  };
}
