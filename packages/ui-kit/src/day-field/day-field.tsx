import { DatePicker } from '@peace/vant-react-compat/date-picker';
import { FieldShell, asTyped, describedBy, fieldIds } from '@peace/vant-react-compat/field';
import { CalendarIcon } from '@peace/vant-react-compat/icon';
import { useState, type ReactElement, type ReactNode } from 'react';

import { dayOf, dayParts, type DayParts } from './day-parts.ts';
import './day-field.css';

export interface DayFieldProps {
  /** Of the first control. */
  readonly id: string;
  readonly label: string;
  /** `YYYY-MM-DD`, '' while it is not complete. What is typed may be no day of the calendar: that is for validation to say. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The digits of a text that was typed, as 0–9. */
  readonly digitsOf: (text: string) => string;
  readonly labels: Readonly<Record<keyof DayParts | 'pick' | 'confirm' | 'cancel', string>>;
  /** January to December. */
  readonly months: readonly string[];
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** Month, day, year instead of day, month, year. */
  readonly isMonthFirst?: boolean;
  readonly required?: boolean;
  readonly isLocked?: boolean;
}

/** The oldest borrower that the picker thinks of, and the age that it begins with: years. */
const OLDEST = 120;
const USUAL_AGE = 30;

/**
 * A day of birth: two numbers to type and a month by its name, or, by the button at its end, three wheels with Confirm
 * and Cancel. A calendar would begin decades too late.
 */
export function DayField({
  id,
  label,
  value,
  onChange,
  digitsOf,
  labels,
  months,
  error,
  hint,
  isMonthFirst = false,
  ...rest
}: DayFieldProps): ReactElement {
  const { required, isLocked } = rest;
  const ids = fieldIds(id);
  const [entered, setEntered] = useState(() => dayParts(value));
  // A value from outside wins; an incomplete one exists only here.
  const parts = dayOf(entered) === value ? entered : dayParts(value);
  // The day on which the picker was opened: the limit of what it offers.
  const [today, setToday] = useState<Date | null>(null);
  const close = () => setToday(null);

  const enter = (changes: Partial<DayParts>) => {
    const next = { ...parts, ...changes };
    setEntered(next);
    if (dayOf(next) !== value) onChange(dayOf(next));
  };
  const invalid = error ? true : undefined;
  const isNeeded = required ? true : undefined;
  const look = `van-field__control${error ? ' van-field__control--error' : ''}`;
  const number = (part: 'day' | 'year', length: number) => (
    <input
      id={part === 'day' && !isMonthFirst ? id : undefined}
      className={look}
      aria-label={labels[part]}
      placeholder={labels[part]}
      aria-invalid={invalid}
      aria-required={isNeeded}
      {...asTyped}
      inputMode="numeric"
      autoComplete={`bday-${part}`}
      readOnly={isLocked}
      // Cut after it is read: a browser would count what cannot be seen.
      value={parts[part]}
      onChange={(event) => enter({ [part]: digitsOf(event.currentTarget.value).slice(0, length) })}
    />
  );
  const month = (
    <select
      id={isMonthFirst ? id : undefined}
      className={`${look}${parts.month ? '' : ' peace-day__month--empty'}`}
      aria-label={labels.month}
      aria-invalid={invalid}
      aria-required={isNeeded}
      autoComplete="bday-month"
      disabled={isLocked}
      value={parts.month}
      onChange={(event) => enter({ month: event.currentTarget.value })}
    >
      <option value="">{labels.month}</option>
      {months.map((name, index) => (
        <option key={name} value={String(index + 1).padStart(2, '0')}>
          {name}
        </option>
      ))}
    </select>
  );
  const openButton = (
    <button
      type="button"
      className="peace-day__pick"
      aria-label={`${label}: ${labels.pick}`}
      aria-haspopup="dialog"
      disabled={isLocked}
      // It opens something, so a tap that comes before its handler may be replayed.
      data-replay
      onClick={() => setToday(new Date())}
    >
      <CalendarIcon />
    </button>
  );
  return (
    <>
      <FieldShell id={id} label={label} error={error} hint={hint} required={required} trailing={openButton}>
        <div
          role="group"
          className="peace-day"
          aria-labelledby={ids.label}
          aria-describedby={describedBy(error ? ids.error : false, hint ? ids.hint : false)}
        >
          {isMonthFirst && month}
          {number('day', 2)}
          {!isMonthFirst && month}
          {number('year', 4)}
        </div>
      </FieldShell>
      {today ? (
        <DatePicker
          open
          title={label}
          value={value}
          initial={yearsBefore(today, USUAL_AGE)}
          min={yearsBefore(today, OLDEST)}
          max={yearsBefore(today, 0)}
          labels={labels}
          months={months}
          isMonthFirst={isMonthFirst}
          confirmLabel={labels.confirm}
          cancelLabel={labels.cancel}
          onConfirm={(picked) => {
            close();
            enter(dayParts(picked));
          }}
          onCancel={close}
        />
      ) : null}
    </>
  );
}

/** `YYYY-MM-DD` of the same day some years ago, on the phone's clock. */
function yearsBefore(today: Date, years: number): string {
  const month = String(today.getMonth() + 1).padStart(2, '0');
  return `${today.getFullYear() - years}-${month}-${String(today.getDate()).padStart(2, '0')}`;
}
