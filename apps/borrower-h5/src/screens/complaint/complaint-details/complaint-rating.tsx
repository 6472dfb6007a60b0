import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { StarRatingDialog } from '@peace/ui-kit/star-rating-dialog';
import { useState, type ReactElement } from 'react';
import { type AttemptOutcome, isOutcomeUnknown } from '#shared/attempt/attempt-outcome.model.ts';

export interface ComplaintRatingEvents {
  /** 0 when no star was chosen. */
  readonly sendRating: (stars: number) => void;
  readonly checkRating: () => void;
  readonly closeRating: () => void;
}

export interface ComplaintRatingProps {
  readonly open: boolean;
  readonly outcome: AttemptOutcome;
  readonly events: ComplaintRatingEvents;
}

/** 'Please rate this service': five stars, Cancel and Send (spec §2). */
export function ComplaintRating({ open, outcome, events }: ComplaintRatingProps): ReactElement {
  const t = useMessages(complaintMessages);
  const [stars, setStars] = useState(0);
  const isUnknown = isOutcomeUnknown(outcome);
  const message = () => {
    if (outcome.kind === 'refused') return outcome.message;
    if (outcome.kind === 'notArrived') return t('ratingNotCounted');
    if (outcome.kind === 'checking') return t('ratingChecking');
    return isUnknown ? t('ratingStillUnknown') : null;
  };
  return (
    <StarRatingDialog
      open={open}
      score={stars}
      onScore={setStars}
      submitLabel={t(isUnknown ? 'unknownCheckAgain' : 'ratingSend')}
      onSubmit={isUnknown ? events.checkRating : () => events.sendRating(stars)}
      submittingLabel={outcome.kind === 'checking' ? t('unknownCheckingNow') : undefined}
      isSubmitting={outcome.kind === 'sending' || outcome.kind === 'checking'}
      onCancel={() => {
        setStars(0);
        events.closeRating();
      }}
      message={message()}
      isWaiting={isUnknown}
    />
  );
}
