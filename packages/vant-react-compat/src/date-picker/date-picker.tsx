import { useState } from 'react';

import { PickerSheet } from '../picker/picker-sheet.tsx';
import { PickerWheel } from '../picker/picker-wheel.tsx';
import { Popup } from '../popup/popup.tsx';
import { calendarDay, dayText, wheelsAt, withinWheels, type CalendarDay, type WheelRange } from './date-wheels.ts';
import './date-picker.css';

/** A day of the calendar, picked from three wheels in a sheet at the bottom of the screen. Days are `YYYY-MM-DD`. */
export interface DatePickerProps {
  readonly open: boolean;
  /** The heading over the wheels. */
  readonly title: string;
  /** The day to begin with; '' while there is none. */
  readonly value: string;
  /** The position of the wheels while there is no value. */
  readonly initial: string;
  /** Month, day, year instead of day, month, year. */
  readonly isMonthFirst?: boolean;
  readonly min: string;
  readonly max: string;
  readonly labels: Readonly<Record<keyof CalendarDay, string>>;
  /** January to December. */
  readonly months: readonly string[];
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: (value: string) => void;
  /** Cancel, Escape or a tap beside the sheet. */
  readonly onCancel: () => void;
}

/** Vant's date picker: day, month and year, Cancel and Confirm. Nothing is chosen until Confirm. */
export function DatePicker({ open, onCancel, ...sheet }: DatePickerProps) {
  return (
    <Popup open={open} onClose={onCancel} position="bottom" label={sheet.title} className="van-date-picker">
      <ThreeWheels {...sheet} onCancel={onCancel} />
    </Popup>
  );
}

const EPOCH: CalendarDay = { year: 1970, month: 1, day: 1 };

/** Rendered again for every opening, so that a choice that was not confirmed is forgotten. */
function ThreeWheels({ title, value, onConfirm, onCancel, ...rest }: Omit<DatePickerProps, 'open'>) {
  const min = calendarDay(rest.min) ?? EPOCH;
  const max = calendarDay(rest.max) ?? EPOCH;
  const [at, setAt] = useState(() => withinWheels(calendarDay(value) ?? calendarDay(rest.initial) ?? max, min, max));
  const wheels = wheelsAt(at, min, max);
  const confirm = () => onConfirm(dayText(at));
  const wheel = (part: keyof CalendarDay, [first, last]: WheelRange, name: (at: number) => string = String) => (
    <PickerWheel
      // Another first number is another wheel: it begins at its own place.
      key={`${part}-${first}`}
      isFirst={part === (rest.isMonthFirst ? 'month' : 'day')}
      label={rest.labels[part]}
      options={Array.from({ length: last - first + 1 }, (_, offset) => ({
        value: String(first + offset),
        label: name(first + offset),
      }))}
      index={at[part] - first}
      onIndex={(index) => setAt(withinWheels({ ...at, [part]: first + index }, min, max))}
      onEnter={confirm}
    />
  );
  const day = wheel('day', wheels.days);
  return (
    <PickerSheet
      title={title}
      confirmLabel={rest.confirmLabel}
      cancelLabel={rest.cancelLabel}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      {!rest.isMonthFirst && day}
      {wheel('month', wheels.months, (month) => rest.months[month - 1] ?? String(month))}
      {rest.isMonthFirst && day}
      {wheel('year', wheels.years)}
    </PickerSheet>
  );
}
