import { useId } from 'react';

import { StarIcon, StarOutlineIcon } from '../icon/icon.tsx';
import './rate.css';

export interface RateProps {
  readonly label: string;
  /** The score, 1 to 5; 0 while there is none. */
  readonly value: number;
  readonly onChange: (score: number) => void;
  /** Name of the star that gives this score: '3 stars'. */
  readonly starLabel: (score: number) => string;
  readonly disabled?: boolean | undefined;
}

const scores = [1, 2, 3, 4, 5];

/** Stars as a group of native radios: an arrow key goes to the next star, a tap on a star gives its score. */
export function Rate({ label, value, onChange, starLabel, disabled }: RateProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={`van-rate${disabled ? ' van-rate--disabled' : ''}`}>
      {scores.map((score) => {
        const tone = score <= value ? ' van-rate__icon--full' : '';
        return (
          <label key={score} className="van-rate__item">
            <input
              type="radio"
              className="van-native-input van-rate__input"
              name={name}
              checked={score === value}
              disabled={disabled}
              aria-label={starLabel(score)}
              onChange={() => onChange(score)}
            />
            <span className={`van-rate__icon${tone}${disabled ? ' van-rate__icon--disabled' : ''}`}>
              {score <= value ? <StarIcon /> : <StarOutlineIcon />}
            </span>
          </label>
        );
      })}
    </div>
  );
}
