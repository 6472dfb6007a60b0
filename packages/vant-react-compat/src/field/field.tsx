import { useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';

import { FailIcon } from '../icon/icon.tsx';
import { FieldShell, describedBy, fieldIds } from './field-shell.tsx';
import './field.css';

type PassedOn = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'placeholder'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'enterKeyHint'
  | 'spellCheck'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'maxLength'
  | 'min'
  | 'max'
>;

/** A text, several lines of text, or a date, with its label and its messages. */
export interface FieldProps extends PassedOn {
  readonly label: ReactNode;
  /** The text; for `type="date"` `YYYY-MM-DD` or ''. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'tel' | 'email' | 'url' | 'search' | 'password' | 'date' | undefined;
  /** Makes it a text of several lines, this many of them visible. */
  readonly rows?: number | undefined;
  /** Shows `12/200` under the text; needs `maxLength`. */
  readonly showCount?: boolean | undefined;
  /** Name of the button that empties the field; without it there is none. */
  readonly clearLabel?: string | undefined;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly labelAlign?: 'left' | 'top' | undefined;
  readonly trailing?: ReactNode;
  readonly id?: string | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
}

/**
 * A controlled field. Its text is never under 16 px: iOS zooms into a smaller one and stays there.
 *
 * `required` marks the label and says so to assistive technology; what to do about an empty field is the form's matter.
 */
export function Field({ label, value, onChange, type = 'text', rows, error, hint, labelAlign, ...rest }: FieldProps) {
  const { showCount, clearLabel, trailing, id: givenId, required, ...passedOn } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id);
  const clear = useRef<HTMLButtonElement>(null);
  const counts = showCount === true && passedOn.maxLength !== undefined;
  const isInert = passedOn.disabled === true || passedOn.readOnly === true;

  const control = {
    ...passedOn,
    id,
    value,
    className: `van-field__control${error ? ' van-field__control--error' : ''}`,
    'aria-required': required ? true : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(error ? ids.error : false, hint ? ids.hint : false, counts && ids.count),
  };
  const onClear = () => {
    onChange('');
    // The keyboard stays open: whoever empties a field wants to type.
    clear.current?.closest('.van-field')?.querySelector<HTMLElement>('.van-field__control')?.focus();
  };

  return (
    <FieldShell
      id={id}
      label={label}
      labelAlign={labelAlign}
      error={error}
      hint={hint}
      required={required}
      disabled={passedOn.disabled}
      trailing={trailing}
      footer={
        counts ? (
          <div id={ids.count} className="van-field__word-limit">
            {value.length}/{passedOn.maxLength}
          </div>
        ) : null
      }
    >
      {rows === undefined ? (
        <input {...control} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <textarea {...control} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {clearLabel && value && !isInert ? (
        <button type="button" ref={clear} className="van-field__clear" aria-label={clearLabel} onClick={onClear}>
          <FailIcon />
        </button>
      ) : null}
    </FieldShell>
  );
}
