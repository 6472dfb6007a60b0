import { formatDate, formatMoney, formatTime, parseMoney, toDecimalString } from '@peace/money-date';

// The forms the backend gives amounts and instants on the wire. State holds minor units and milliseconds.

/** `500000` → `5000.00`, as the v3 endpoints send amounts. */
export function decimalPesos(minor: number): string {
  return toDecimalString({ minor, currency: 'PHP' });
}

/** `500000` → `₱5,000.00`, as the backend writes amounts into its texts. */
export function pesoText(minor: number): string {
  return formatMoney({ minor, currency: 'PHP' });
}

/** The minor units of a decimal amount that a client sent; undefined when it is not a positive amount. */
export function minorUnits(decimal: string): number | undefined {
  const minor = parseMoney(decimal)?.minor ?? 0;
  return minor > 0 ? minor : undefined;
}

/** `2026-11-20`, in Manila. */
export const dateText = formatDate;

const sentenceDates = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', dateStyle: 'long' });

/** `November 20, 2026`, in Manila, as lenders there write a day in a sentence. */
export const sentenceDate = (instant: number): string => sentenceDates.format(instant);

/** `2026-11-20 09:05:00`, in Manila. */
export function dateTimeText(instant: number): string {
  return `${formatDate(instant)} ${formatTime(instant)}`;
}
