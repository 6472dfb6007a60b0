import { formatTime, weekdayOf } from '@peace/money-date';
import { hours } from './company.json';
import type { Company } from './company.ts';

/** When customer service is open, in Manila's time. A file of its own, for pages that state nothing else of the company. */
export const openingHours: Company['hours'] = hours;

/** Whether customer service is open. Times are `HH:mm`; `day` is schema.org's (`Mo`), null for today. */
export type Openness =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly day: string | null; readonly opens: string };

const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const DAY_MS = 86_400_000;

/**
 * Whether it is open at an instant (milliseconds), by Manila's clock. Public holidays are not known.
 *
 * @returns null where no line names a day
 */
export function openness(now: number, lines = openingHours): Openness | null {
  const time = formatTime(now).slice(0, 5);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = days[weekdayOf(now + ahead * DAY_MS)] ?? '';
    const ofDay = lines.filter((line) => includes(line.days, day)).sort((a, b) => (a.opens < b.opens ? -1 : 1));
    const current = ahead === 0 && ofDay.find(({ opens, closes }) => opens <= time && time < closes);
    if (current) return { isOpen: true, until: current.closes };
    const next = ofDay.find(({ opens }) => ahead > 0 || time < opens);
    if (next) return { isOpen: false, day: ahead === 0 ? null : day, opens: next.opens };
  }
  return null;
}

/** A range may pass the end of the week: `Sa-Mo`. */
function includes(range: string, day: string): boolean {
  const [first = '', last = first] = range.split('-');
  const from = days.indexOf(first);
  return (days.indexOf(day) - from + 7) % 7 <= (days.indexOf(last) - from + 7) % 7;
}
