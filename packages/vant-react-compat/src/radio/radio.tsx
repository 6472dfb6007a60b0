import type { ReactNode } from 'react';

import { CheckIcon } from '../icon/icon.tsx';
import './radio.css';

export interface RadioProps {
  /** The shared name makes choices one group. */
  readonly name: string;
  readonly checked: boolean;
  /** It was chosen; a radio is never un-chosen by hand. */
  readonly onChoose: () => void;
  readonly children: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** Vant's radio around a native one: the arrow keys are the platform's. */
export function Radio({ name, checked, onChoose, children, disabled }: RadioProps) {
  const icon = [
    'van-radio__icon van-radio__icon--round',
    checked && 'van-radio__icon--checked',
    disabled && 'van-radio__icon--disabled',
  ];
  return (
    // Choosing writes nothing: a tap that comes before its handler may be replayed.
    <label className={`van-radio van-radio--label-left${disabled ? ' van-radio--disabled' : ''}`} data-replay>
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
