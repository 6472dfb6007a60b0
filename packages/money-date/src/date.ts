import { NO_VALUE } from './money.ts';

/**
 * Asia/Manila is UTC+8 without daylight saving (last observed in 1990). A constant and not Intl, because it was
 * measured: the first zoned formatter costs some 13 ms of a cold page, this nothing. A test compares it with Intl.
 */
const OFFSET_MS = 8 * 60 * 60 * 1000;

/**
 * The wall clock of Manila at an instant, as `YYYY-MM-DDTHH:mm:ss.sssZ` (the `Z` is not meant), or `null` for an
 * instant that is no date.
 */
function manilaWallClock(instant: number | Date): string | null {
  const shifted = new Date(Number(instant) + OFFSET_MS);
  return Number.isNaN(shifted.getTime()) ? null : shifted.toISOString();
}

/** The number of Manila's calendar day at an instant, counted from 1 January 1970. */
function manilaDay(instant: number): number {
  return Math.floor((instant + OFFSET_MS) / 86_400_000);
}

/** The instant at which Manila's clocks show what this UTC instant's would. */
function fromManilaWallClock(wallClockAsUtc: number): number {
  return wallClockAsUtc - OFFSET_MS;
}

/**
 * Calendar days in Manila from one instant to another (milliseconds): 0 within a day, 1 for tomorrow however few hours
 * away, negative when `to` lies before `from`.
 */
export function daysBetween(from: number, to: number): number {
  return manilaDay(to) - manilaDay(from);
}

/** An instant (milliseconds or a Date) as the day in Manila: `'2026-11-20'`; `'—'` for an invalid date. */
export function formatDate(instant: number | Date): string {
  return manilaWallClock(instant)?.slice(0, 10) ?? NO_VALUE;
}

/** An instant (milliseconds or a Date) as the time of day in Manila: `'09:05:00'`; `'—'` for an invalid date. */
export function formatTime(instant: number | Date): string {
  return manilaWallClock(instant)?.slice(11, 19) ?? NO_VALUE;
}

const DATE_TIME =
  /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.(\d{1,6}))?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const EPOCH = /^[1-9]\d{9}$|^[1-9]\d{12}$/;

/**
 * Reads a date as backends send it: `YYYY-MM-DD`, `YYYY-MM-DD HH:mm[:ss]` or ISO 8601 (Manila's time where no offset
 * is given), also with slashes or without leading zeros, or an epoch of 10 digits (seconds) or 13 (milliseconds), as text or number.
 *
 * @returns milliseconds since 1970 UTC, or `null`: then the screen shows the text as it came. Days that do not exist
 *   (30 February, `0000-00-00`) are `null`, and so are epochs of other lengths, 0 among them, which mean "none".
 */
export function parseWireDate(wire: unknown): number | null {
  if (typeof wire !== 'string' && typeof wire !== 'number') return null;
  const text = String(wire).trim();
  if (EPOCH.test(text)) return text.length === 10 ? Number(text) * 1000 : Number(text);
  const match = DATE_TIME.exec(text);
  if (match === null) return null;
  const [, year = '', , month, day, hours, minutes = '00', seconds = '00', fraction = '0', zone] = match;
  const wallClock = `${year}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hours)}:${minutes}:${seconds}`;
  const asUtc = Date.parse(`${wallClock}.${fraction.padEnd(3, '0').slice(0, 3)}Z`);
  // Date.parse moves some impossible days to the next month and 24:00 to the next day: only what reads back is a date.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 19) !== wallClock) return null;
  return zone === undefined ? fromManilaWallClock(asUtc) : asUtc - zoneOffset(zone);
}

const twoDigits = (digits = '') => digits.padStart(2, '0');

/** `'Z'`, `'+08:00'`, `'+0800'` or `'+08'` in milliseconds; `'Z'` has no digits, which are 0. */
function zoneOffset(zone: string): number {
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', ''));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** The instant so many weekdays later. Saturdays and Sundays in Manila do not count; public holidays are not known here. */
export function afterWeekdays(instant: number, weekdays: number): number {
  let day = instant;
  for (let left = weekdays; left > 0;) {
    day += 86_400_000;
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

const isWeekend = (instant: number): boolean => [0, 6].includes(weekdayOf(instant));

/** The day of the week in Manila; 0 is Sunday. */
export const weekdayOf = (instant: number): number => new Date(instant + OFFSET_MS).getUTCDay();
