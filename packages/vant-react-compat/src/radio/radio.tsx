import type { ReactNode } from 'react';

import { CheckIcon } from '../icon/icon.tsx';
import './radio.css';

/** One choice of several. */
export interface RadioProps {
  /** What makes the choices of a group one group. */
  readonly name: string;
  readonly checked: boolean;
  /** It was chosen; a radio is never un-chosen by hand. */
  readonly onChoose: () => void;
  readonly children: ReactNode;
  /** The side its text is on; `left` puts the mark at the end of the row. */
  readonly labelPosition?: 'left' | 'right' | undefined;
  readonly disabled?: boolean | undefined;
}

/** Vant's radio around a native one: the arrow keys are the platform's. */
export function Radio({ name, checked, onChoose, children, labelPosition = 'right', disabled }: RadioProps) {
  const icon = [
    'van-radio__icon van-radio__icon--round',
    checked && 'van-radio__icon--checked',
    disabled && 'van-radio__icon--disabled',
  ];
  return (
    // Choosing writes nothing: a tap that comes before its handler may be replayed.
    <label
      className={`van-radio van-radio--label-${labelPosition}${disabled ? ' van-radio--disabled' : ''}`}
      data-replay
    >
      <input
        type="radio"
        className="van-native-input van-radio__input"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className={icon.filter(Boolean).join(' ')}>
        <CheckIcon />
      </span>
      <span className={`van-radio__label${disabled ? ' van-radio__label--disabled' : ''}`}>{children}</span>
    </label>
  );
}
