import type { ReactNode } from 'react';

import { WarningIcon } from '../icon/icon.tsx';

/** The parts that every kind of field has around its control. */
export interface FieldShellProps {
  /** The id of the control. The ids of the label and of the texts that describe it follow from it: see `fieldIds`. */
  readonly id: string;
  readonly label: ReactNode;
  /** The field's problem, in the reader's language. */
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Stands after the control, in its row: a button, an icon. */
  readonly trailing?: ReactNode;
  /** Stands under the control: the count of characters. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The ids of a field's parts, from the id of its control. */
export function fieldIds(id: string): { label: string; error: string; hint: string; count: string } {
  return { label: `${id}-label`, error: `${id}-error`, hint: `${id}-hint`, count: `${id}-count` };
}

/** `aria-describedby` of a control: the ids of the texts that are there, or undefined. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** A field's label, control and messages, in Vant's cell. */
export function FieldShell({ id, label, error, hint, children, ...rest }: FieldShellProps) {
  const ids = fieldIds(id);
  const required = rest.required ? ' van-field__label--required' : '';
  return (
    <div className={`van-cell van-field${rest.disabled ? ' van-field--disabled' : ''}`}>
      <label
        id={ids.label}
        htmlFor={id}
        className={`van-cell__title van-field__label van-field__label--top${required}`}
      >
        {label}
      </label>
      <div className="van-cell__value van-field__value">
        <div className="van-field__body">
          {children}
          {rest.trailing ? <div className="van-field__button">{rest.trailing}</div> : null}
        </div>
        {rest.footer}
        {hint ? (
          <div id={ids.hint} className="van-field__hint">
            {hint}
          </div>
        ) : null}
        {error ? (
          <div id={ids.error} className="van-field__error-message">
            <WarningIcon />
            <span>{error}</span>
          </div>
        ) : null}
      </div>
    </div>
  );
}
