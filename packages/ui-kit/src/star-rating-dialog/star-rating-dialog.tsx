import { commonMessages } from '@peace/i18n/messages/common';
import { ratingMessages } from '@peace/i18n/messages/rating';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Dialog } from '@peace/vant-react-compat/dialog';
import { ClockIcon, WarningIcon } from '@peace/vant-react-compat/icon';
import { Rate } from '@peace/vant-react-compat/rate';
import type { ReactElement, ReactNode } from 'react';

import './star-rating-dialog.css';

export interface StarRatingDialogProps {
  readonly open: boolean;
  /** 1 to 5; 0 while nothing is chosen. */
  readonly score: number;
  readonly onScore: (score: number) => void;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly isSubmitting?: boolean;
  /** The button's label while the rating is being sent. Default the common 'Sending...'. */
  readonly submittingLabel?: ReactNode;
  readonly onCancel: () => void;
  /** The problem: nothing was chosen, or it could not be sent. */
  readonly message?: ReactNode;
  /** The message is what is being waited for, and nothing is wrong. */
  readonly isWaiting?: boolean;
}

const scoreWords = ['score1', 'score2', 'score3', 'score4', 'score5'] as const;

/** Asks for one to five stars. In the specification's wording submitting without any is left to the caller to answer. */
export function StarRatingDialog(props: StarRatingDialogProps): ReactElement {
  const { open, score, onScore, isSubmitting = false, onCancel, message, isWaiting = false } = props;
  const common = useMessages(commonMessages);
  const t = useMessages(ratingMessages);
  const { locale } = useLocale();
  const word = scoreWords[score - 1];
  // The specification's wording answers with a toast.
  const isInert = !word && !isWaiting && locale !== 'original';
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('title')}
      confirmLabel={props.submitLabel}
      onConfirm={props.onSubmit}
      confirmDisabled={isInert}
      confirmLoading={isSubmitting}
      confirmLoadingText={props.submittingLabel ?? common('sending')}
      cancelLabel={t('cancel')}
      dismissible={!isSubmitting}
    >
      <div className="peace-rating__stars">
        <Rate
          label={t('title')}
          value={score}
          onChange={onScore}
          starLabel={(count) => t('stars', { count })}
          disabled={isSubmitting}
        />
      </div>
      <p className="peace-rating__word" aria-live="polite">
        {word ? <strong>{t(word)}</strong> : isInert && t('required')}
      </p>
      <div role="alert">
        {message && (
          <p className={`peace-rating__message${isWaiting ? ' peace-rating__message--waiting' : ''}`}>
            {isWaiting ? <ClockIcon /> : <WarningIcon />}
            <span>{message}</span>
          </p>
        )}
      </div>
    </Dialog>
  );
}
