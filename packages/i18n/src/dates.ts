import { languageOf, type Locale } from './locale.ts';

const names = {
  en: {
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  fil: {
    // In full: 'Mar' is Martes (Tuesday) and Marso (March).
    days: ['Linggo', 'Lunes', 'Martes', 'Miyerkules', 'Huwebes', 'Biyernes', 'Sabado'],
    months: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
  },
} as const;

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * A calendar day (`YYYY-MM-DD`) as people say it, `Fri, Nov 27, 2026`; unchanged in the original wording, and where the text
 * is no such day. Not Intl: the markup of a build and the browser's must be the same to the letter, and the first Intl
 * formatter takes a slow phone 80 ms.
 */
export function dayText(day: string, locale: Locale): string {
  if (locale === 'original' || !isDay(day)) return day;
  const [year, month = 1, date] = day.split('-').map(Number);
  const { days, months } = names[locale];
  return `${days[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${months[month - 1]} ${date}, ${year}`;
}

/**
 * The same without its weekday, and without its year where `today` is of that year: `Nov 27`, which does not break in a line; unchanged in
 * the original wording.
 */
export function shortDayText(day: string, locale: Locale, today: string | null): string {
  const [, date, year] = dayText(day, locale).split(', ');
  if (!date) return day;
  return (today?.startsWith(`${year}-`) ? date : `${date}, ${year}`).replaceAll(' ', '\u00a0');
}

const longMonths = {
  en: 'January February March April May June July August September October November December',
  fil: 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre',
} as const;

/** January to December, in full; the original wording has English ones. */
export function monthNames(locale: Locale): readonly string[] {
  return longMonths[languageOf(locale)].split(' ');
}

/** A day of birth or of a version, without its weekday: `February 3, 1990`; unchanged in the original wording, and where it is no day. */
export function longDayText(day: string, locale: Locale): string {
  if (locale === 'original' || !isDay(day)) return day;
  const [year, month = 1, date] = day.split('-').map(Number);
  return `${monthNames(locale)[month - 1]} ${date}, ${year}`;
}

/** Day and time of day (`HH:mm:ss`): `Fri, Nov 27, 2026, 3:05 PM`; `2026-11-27 15:05:00` in the original wording. */
export function dayAndTimeText(day: string, time: string, locale: Locale): string {
  return locale === 'original' ? `${day} ${time}` : `${dayText(day, locale)}, ${clockText(time)}`;
}

/** `18:00` as people in the Philippines read it: `6:00 PM`. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Days as schema.org writes them (`Mo-Fr`) as people do: `Mon–Fri`. */
export function weekdaysText(range: string, locale: Locale): string {
  const { days } = names[languageOf(locale)];
  return range
    .split('-')
    .map((day) => days[weekdays.indexOf(day)] ?? day)
    .join('–');
}
