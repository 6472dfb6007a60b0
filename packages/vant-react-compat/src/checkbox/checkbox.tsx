import type { ReactNode } from 'react';

import { CheckIcon } from '../icon/icon.tsx';
import './checkbox.css';

/** A box to check, with what checking it means. */
export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Its visible label. A link belongs beside the checkbox, not in here: a tap on it would check the box as well. */
  readonly children?: ReactNode;
  /** Its name where there is no visible label. */
  readonly label?: string | undefined;
  readonly shape?: 'round' | 'square' | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly name?: string | undefined;
  /** Id of the text that says what is wrong; makes the box invalid. */
  readonly errorId?: string | undefined;
}

/** Vant's checkbox around a native one, which lies unseen over its icon. */
export function Checkbox({ checked, onChange, children, label, shape = 'round', disabled, ...rest }: CheckboxProps) {
  const icon = [
    `van-checkbox__icon van-checkbox__icon--${shape}`,
    checked && 'van-checkbox__icon--checked',
    disabled && 'van-checkbox__icon--disabled',
  ];
  return (
    <label className={`van-checkbox${disabled ? ' van-checkbox--disabled' : ''}`}>
      <input
        type="checkbox"
        className="van-native-input van-checkbox__input"
        name={rest.name}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-required={rest.required ? true : undefined}
        aria-invalid={rest.errorId === undefined ? undefined : true}
        aria-describedby={rest.errorId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={icon.filter(Boolean).join(' ')}>
        <CheckIcon />
      </span>
      {children ? (
        <span className={`van-checkbox__label${disabled ? ' van-checkbox__label--disabled' : ''}`}>{children}</span>
      ) : null}
    </label>
  );
}
