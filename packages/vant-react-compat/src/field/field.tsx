import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';

import { FieldShell, describedBy, fieldIds } from './field-shell.tsx';
import './field.css';

/** For a control of another kind in a field's frame. */
export { FieldShell, describedBy, fieldIds } from './field-shell.tsx';

/** An element right after the browser applied an edit to it. */
export interface FieldEdit {
  readonly before: string;
  readonly raw: string;
  /** The caret's position in `raw`. */
  readonly caret: number;
  /** Whether what follows the caret was deleted (the Delete key), and not what precedes it. */
  readonly forward: boolean;
}

/** The new value of the field, and the caret's position in it. */
export interface FormattedEdit {
  readonly value: string;
  readonly caret: number;
}

type PassedOn = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'placeholder'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'enterKeyHint'
  | 'spellCheck'
  | 'readOnly'
  | 'required'
>;

/** Turns off keyboard corrections on one-line inputs: a corrected name, number or code is a wrong one. */
export const asTyped = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: 'false' } as const;

/** A text of one line or several, with its label and its messages. */
export interface FieldProps extends PassedOn {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'tel' | undefined;
  /** Makes it a text of several lines, this many of them visible. */
  readonly rows?: number | undefined;
  /** How much was typed and how much may be, such as `12/200`; below the text. */
  readonly counter?: ReactNode;
  /** Reads each edit (what cannot be seen, digits in groups) before `onChange` is called, and says where the caret belongs. */
  readonly format: (edit: FieldEdit) => FormattedEdit;
  /** In UTF-16 units, of what was read: the browser would cut a paste before that. */
  readonly maxLength?: number | undefined;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly trailing?: ReactNode;
  readonly id?: string | undefined;
}

/**
 * A controlled field. Its text is never under 16 px: iOS zooms into a smaller one and stays there.
 *
 * `required` marks the label and says so to assistive technology; what to do about an empty field is the form's matter.
 */
export function Field({ label, value, onChange, type = 'text', rows, error, hint, ...rest }: FieldProps) {
  const { counter, format, maxLength = Infinity, trailing, id: givenId, required, ...passedOn } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id);

  const control = {
    ...(rows === undefined && asTyped),
    ...passedOn,
    id,
    value,
    className: `van-field__control${error ? ' van-field__control--error' : ''}`,
    'aria-required': required ? true : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(
      error ? ids.error : false,
      hint ? ids.hint : false,
      counter !== undefined && ids.count,
    ),
  };
  const onEdit = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const element = event.currentTarget;
    const formatted = fitted(format(editOf(element, event.nativeEvent, value)), maxLength);
    // On the element itself: re-rendering a value other than the one it holds would put the caret at the end.
    element.value = formatted.value;
    element.setSelectionRange(formatted.caret, formatted.caret);
    onChange(formatted.value);
  };

  return (
    <FieldShell
      id={id}
      label={label}
      error={error}
      hint={hint}
      required={required}
      trailing={trailing}
      footer={
        counter === undefined ? null : (
          <div id={ids.count} className="van-field__word-limit">
            {counter}
          </div>
        )
      }
    >
      {rows === undefined ? (
        <input {...control} type={type} onChange={onEdit} />
      ) : (
        <textarea {...control} rows={rows} onChange={onEdit} />
      )}
    </FieldShell>
  );
}

/** Cuts what is too long where it was typed or pasted, as a browser does. */
function fitted(edit: FormattedEdit, maxLength: number): FormattedEdit {
  if (edit.value.length <= maxLength) return edit;
  const after = edit.value.slice(edit.caret).slice(-maxLength);
  // Not within a pair of surrogates.
  const before = edit.value.slice(0, maxLength - after.length).replace(/[\ud800-\udbff]$/, '');
  return { value: before + after, caret: before.length };
}

function editOf(element: HTMLInputElement | HTMLTextAreaElement, event: Event, before: string): FieldEdit {
  const inputType = 'inputType' in event ? event.inputType : undefined;
  return {
    before,
    raw: element.value,
    caret: element.selectionStart ?? element.value.length,
    forward: inputType === 'deleteContentForward',
  };
}
