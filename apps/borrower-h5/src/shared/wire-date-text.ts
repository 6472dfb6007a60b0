import { dayAndTimeText, dayText } from '@peace/i18n/dates';
import type { Locale } from '@peace/i18n';
import type { DetailRow } from '@peace/ui-kit/detail-rows';
import { formatDate, formatTime, parseWireDate } from '@peace/money-date';

/** A backend's date as people say it, with its time of day where it has one. The original wording, and unknown dates, stay as they came. */
export function wireDateText(text: string, locale: Locale): string {
  const instant = locale === 'original' ? null : parseWireDate(text);
  if (instant === null) return text;
  // Midnight is how a day is sent where a time has to be.
  const hasTime = text.includes(':') && formatTime(instant) !== '00:00:00';
  return hasTime ? instantText(instant, locale) : dayText(formatDate(instant), locale);
}

/** An instant (milliseconds) as a day and a time of day in Manila. */
export function instantText(instant: number, locale: Locale): string {
  return dayAndTimeText(formatDate(instant), formatTime(instant), locale);
}

const writtenDate = /^\d{4}([-/])\d{1,2}\1\d{1,2}(?:[ T]|$)/;

/** The backend's rows with their dates as people say them. Only a written date is one: digits alone may be a number. */
export const rowsWithDates = (rows: readonly DetailRow[], locale: Locale): readonly DetailRow[] =>
  rows.map((row) => (writtenDate.test(row.value) ? { ...row, value: wireDateText(row.value, locale) } : row));
