import type { Translate } from '@peace/i18n';
import type { receiptMessages } from '@peace/i18n/messages/receipt';
import { formatDate, formatMoney, type Money, parseWireDate } from '@peace/money-date';
import type { Receipt } from './receipt.ts';

export interface CalendarDay {
  /** Unique in the world, the same for the same event: a calendar replaces what it has under it. */
  readonly uid: string;
  /** `YYYY-MM-DD`: the calendar day in Manila, wherever the phone is. */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  /** When it was written, milliseconds since 1970. */
  readonly writtenAt: number;
}

const CRLF = '\r\n';
const LONGEST_LINE = 75;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Nine in the morning, three days and one day before, by the phone's clock. */
const ALARMS = ['-PT63H', '-PT15H'];

/** Writes a calendar file (RFC 5545): an event for each day, with its two alarms. */
export function calendarFile(days: readonly CalendarDay[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Peace//Repayment reminder//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap(eventOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + CRLF).join('');
}

function eventOf({ uid, day, summary, description, writtenAt }: CalendarDay): string[] {
  const nextDay = new Date(Date.parse(day) + DAY_MS).toISOString();
  const alarms = ALARMS.flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ]);
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utcStamp(writtenAt)}`,
    `DTSTART;VALUE=DATE:${digits(day)}`,
    `DTEND;VALUE=DATE:${digits(nextDay.slice(0, 10))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    ...alarms,
    'END:VEVENT',
  ];
}

/** `20261120T020500Z`. */
function utcStamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

const digits = (day: string) => day.replaceAll('-', '');

/** RFC 5545 §3.3.11. Other control characters may not be in a text. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** RFC 5545 §3.1: no line is longer than 75 octets, and no character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let length = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > LONGEST_LINE) {
      result += `${CRLF} `;
      length = 1;
    }
    result += character;
    length += octets;
  }
  return result;
}

/** A payment that a borrower can be reminded of, its day in the server's own text. */
export interface PaymentToCome {
  readonly amount: Money | null;
  readonly day: string;
}

/** The calendar's events for what is to be paid of an order; none for a day that cannot be read. */
export function remindersOf(
  { orderId, productName }: Pick<Receipt, 'orderId' | 'productName'>,
  payments: readonly PaymentToCome[],
  t: Translate<(typeof receiptMessages)['original']>,
  now: number,
): CalendarDay[] {
  return payments.flatMap(({ amount, day: said }) => {
    const instant = parseWireDate(said);
    if (instant === null) return [];
    const day = formatDate(instant);
    return {
      uid: `order-${orderId}-${day}@peace`,
      day,
      summary: amount === null ? t('reminderTitleOnly') : t('reminderTitle', { amount: formatMoney(amount) }),
      description: t('reminderText', { product: productName, number: orderId }),
      writtenAt: now,
    };
  });
}
