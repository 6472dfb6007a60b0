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
