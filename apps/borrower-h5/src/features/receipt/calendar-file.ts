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
