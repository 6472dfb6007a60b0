import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { Dialog } from '@peace/vant-react-compat/dialog';
import { ClockIcon, WarningIcon } from '@peace/vant-react-compat/icon';
import { Rate } from '@peace/vant-react-compat/rate';
import type { ReactElement, ReactNode } from 'react';

import './star-rating-dialog.css';

export interface StarRatingDialogProps {
  readonly open: boolean;
  /** 'Please rate this service'. */
  readonly title: string;
  /** 1 to 5; 0 while nothing is chosen. */
  readonly score: number;
  readonly onScore: (score: number) => void;
  /** Name of the star that gives this score: '3 stars'. */
  readonly starLabel: (score: number) => string;
  /** What a score means, under the stars: 'Good'. */
  readonly scoreWord: (score: number) => string;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly isSubmitting?: boolean;
  /** What the button says while it is being sent. Default the common 'Sending...'. */
  readonly submittingLabel?: ReactNode;
  readonly cancelLabel: string;
  /** Cancel or Escape. */
  readonly onCancel: () => void;
  /** A sentence under the title. */
  readonly children?: ReactNode;
  /** What is wrong: nothing chosen, or it could not be sent. */
  readonly message?: ReactNode;
  /** The message is what is being waited for, and nothing is wrong. */
  readonly isWaiting?: boolean;
}

/** Asks for one to five stars. Submitting without any is left to the caller to answer: the button is never inert. */
export function StarRatingDialog(props: StarRatingDialogProps): ReactElement {
  const {
    open,
    title,
    score,
    onScore,
    starLabel,
    scoreWord,
    isSubmitting = false,
    onCancel,
    children,
    message,
    isWaiting = false,
  } = props;
  const t = useMessages(commonMessages);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      confirmLabel={props.submitLabel}
      onConfirm={props.onSubmit}
      confirmLoading={isSubmitting}
      confirmLoadingText={props.submittingLabel ?? t('sending')}
      cancelLabel={props.cancelLabel}
      dismissible={!isSubmitting}
    >
      {children}
      <div className="peace-rating__stars">
        <Rate label={title} value={score} onChange={onScore} starLabel={starLabel} disabled={isSubmitting} />
      </div>
      <p className="peace-rating__word" aria-live="polite">
        {score > 0 && scoreWord(score)}
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
