/** A calendar day as it is entered: digits, as far as they have come. */
export interface DayParts {
  readonly day: string;
  /** `01` to `12`, or '' while none is chosen. */
  readonly month: string;
  readonly year: string;
}

/** The parts of `YYYY-MM-DD`; empty ones for anything else. */
export function dayParts(value: string): DayParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return { day: day.replace(/^0/, ''), month, year };
}

/** `YYYY-MM-DD`, or '' while the parts are no day of the calendar: 31 June is none. */
export function dayOf({ day, month, year }: DayParts): string {
  const value = `${year}-${month}-${day.padStart(2, '0')}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return '';
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : '';
}
