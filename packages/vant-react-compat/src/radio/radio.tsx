import { useId } from 'react';
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

/** A choice of a `RadioGroup`. `value` is what `onChange` passes on, and unique in its group. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
}

/** A question with one answer out of `options`. */
export interface RadioGroupProps {
  /** What is being chosen. */
  readonly label: string;
  readonly options: readonly RadioOption[];
  /** The value of the chosen option; undefined while there is none. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly direction?: 'vertical' | 'horizontal' | undefined;
  readonly labelPosition?: 'left' | 'right' | undefined;
  /** Id of the text that says what is wrong; makes the group invalid. */
  readonly errorId?: string | undefined;
}

/** Radios under one name, one below the other or in a row. */
export function RadioGroup({ label, options, value, onChange, labelPosition, errorId, ...rest }: RadioGroupProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      className={`van-radio-group van-radio-group--${rest.direction ?? 'vertical'}`}
      aria-label={label}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          checked={option.value === value}
          disabled={option.disabled}
          labelPosition={labelPosition}
          onChoose={() => onChange(option.value)}
        >
          {option.label}
        </Radio>
      ))}
    </div>
  );
}
