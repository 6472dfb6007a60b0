import { StarRatingDialog, type StarRatingDialogProps } from '@peace/ui-kit/star-rating-dialog';
import { useState, type ReactElement } from 'react';

export interface RatingDialogProps extends Omit<StarRatingDialogProps, 'score' | 'onScore' | 'onSubmit'> {
  /** 0 when no star was chosen. */
  readonly onSubmit: (stars: number) => void;
}

/** Five stars. Cancelled, none is chosen any more. */
export function RatingDialog({ onSubmit, onCancel, ...texts }: RatingDialogProps): ReactElement {
  const [stars, setStars] = useState(0);
  return (
    <StarRatingDialog
      {...texts}
      score={stars}
      onScore={setStars}
      onSubmit={() => onSubmit(stars)}
      onCancel={() => {
        setStars(0);
        onCancel();
      }}
    />
  );
}
