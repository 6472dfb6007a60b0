import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { StarRatingDialog } from '@peace/ui-kit/star-rating-dialog';
import { useState, type ReactElement } from 'react';

export interface ComplaintRatingProps {
  readonly open: boolean;
  readonly isSending: boolean;
  /** Why the rating was not sent. */
  readonly message: string | null;
  /** 0 when no star was chosen. */
  readonly onSend: (stars: number) => void;
  readonly onCancel: () => void;
}

/** 'Please rate this service': five stars, Cancel and Send (spec §2). */
export function ComplaintRating({ open, isSending, message, onSend, onCancel }: ComplaintRatingProps): ReactElement {
  const t = useMessages(complaintMessages);
  const [stars, setStars] = useState(0);
  return (
    <StarRatingDialog
      open={open}
      title={t('ratingTitle')}
      score={stars}
      onScore={setStars}
      starLabel={(count) => t('ratingStars', { count })}
      submitLabel={t('ratingSend')}
      onSubmit={() => onSend(stars)}
      isSubmitting={isSending}
      cancelLabel={t('ratingCancel')}
      onCancel={() => {
        setStars(0);
        onCancel();
      }}
      message={message}
    />
  );
}
