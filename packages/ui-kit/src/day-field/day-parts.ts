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

/** `YYYY-MM-DD`, or '' while a part is missing. It may be no day of the calendar: 31 June is as it was entered. */
export function dayOf({ day, month, year }: DayParts): string {
  const value = `${year}-${month}-${day && day.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
}
