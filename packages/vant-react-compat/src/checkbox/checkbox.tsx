import type { ReactNode } from 'react';

import { CheckIcon } from '../icon/icon.tsx';
import './checkbox.css';

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Its visible label. A link belongs beside the checkbox, not in here: a tap on it would check the box as well. */
  readonly children: ReactNode;
}

/** Vant's checkbox around a native one, which lies unseen over its icon. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  const state = checked ? ' van-checkbox__icon--checked' : '';
  return (
    <label className="van-checkbox">
      <input
        type="checkbox"
        className="van-native-input van-checkbox__input"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={`van-checkbox__icon van-checkbox__icon--square${state}`}>
        <CheckIcon />
      </span>
      <span className="van-checkbox__label">{children}</span>
    </label>
  );
}
