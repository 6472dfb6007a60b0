import type { Locale } from '@peace/i18n';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const dayMs = 86_400_000;
const toUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The same day of a later month; of a shorter month its last day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** Calendar days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => (toUtc(to) - toUtc(from)) / dayMs;

const names = {
  en: {
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  fil: {
    days: ['Lin', 'Lun', 'Mar', 'Miy', 'Huw', 'Biy', 'Sab'],
    months: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
  },
} as const;

/**
 * A day as people say it, `Fri, 27 Nov 2026`; the specification's `2026-11-27` in the original wording. Not Intl: the
 * markup of the build and the browser's must be the same to the letter, whatever their Unicode data.
 */
export function dayText(day: Day, locale: Locale): string {
  if (locale === 'original') return day;
  const [year, month = 1, date] = day.split('-').map(Number);
  const { days, months } = names[locale];
  return `${days[new Date(toUtc(day)).getUTCDay()]}, ${date} ${months[month - 1]} ${year}`;
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Days as schema.org writes them (`Mo-Fr`) as people do: `Mon–Fri`. */
export function weekdaysText(range: string, locale: Locale): string {
  const { days } = names[locale === 'fil' ? 'fil' : 'en'];
  return range
    .split('-')
    .map((day) => days[weekdays.indexOf(day)] ?? day)
    .join('–');
}

/** `18:00` as people in the Philippines read it: `6:00 PM`. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
