import { useId, useRef } from 'react';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';

import { FailIcon } from '../icon/icon.tsx';
import { editOf } from './field-edit.ts';
import type { FieldEdit, FormattedEdit } from './field-edit.ts';
import { FieldShell, describedBy, fieldIds } from './field-shell.tsx';
import './field.css';

export type { FieldEdit, FormattedEdit } from './field-edit.ts';
/** For a control of another kind in a field's frame. */
export { FieldShell, describedBy, fieldIds } from './field-shell.tsx';

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
  /** Stands in place of that count, where characters are counted otherwise than by `maxLength`. */
  readonly counter?: ReactNode;
  /** Puts each edit in order (digits in groups, a limit) before `onChange` is called, and says where the caret belongs. */
  readonly format?: ((edit: FieldEdit) => FormattedEdit) | undefined;
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
  const { showCount, counter, format, clearLabel, trailing, id: givenId, required, ...passedOn } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id);
  const clear = useRef<HTMLButtonElement>(null);
  const count = counter ?? (showCount && passedOn.maxLength ? `${value.length}/${passedOn.maxLength}` : undefined);
  const isInert = passedOn.disabled === true || passedOn.readOnly === true;

  const control = {
    ...passedOn,
    id,
    value,
    className: `van-field__control${error ? ' van-field__control--error' : ''}`,
    'aria-required': required ? true : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(
      error ? ids.error : false,
      hint ? ids.hint : false,
      count !== undefined && ids.count,
    ),
  };
  const onEdit = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const element = event.currentTarget;
    if (!format) return onChange(element.value);
    const formatted = format(editOf(element, event.nativeEvent, value));
    // On the element itself: re-rendering a value other than the one it holds would put the caret at the end.
    element.value = formatted.value;
    element.setSelectionRange(formatted.caret, formatted.caret);
    onChange(formatted.value);
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
        count === undefined ? null : (
          <div id={ids.count} className="van-field__word-limit">
            {count}
          </div>
        )
      }
    >
      {rows === undefined ? (
        <input {...control} type={type} onChange={onEdit} />
      ) : (
        <textarea {...control} rows={rows} onChange={onEdit} />
      )}
      {clearLabel && value && !isInert ? (
        <button type="button" ref={clear} className="van-field__clear" aria-label={clearLabel} onClick={onClear}>
          <FailIcon />
        </button>
      ) : null}
    </FieldShell>
  );
}
