/** A day of the calendar, counted as people count: month 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The first and the last number of a wheel. */
export type WheelRange = readonly [first: number, last: number];

export interface DateWheels {
  readonly years: WheelRange;
  readonly months: WheelRange;
  readonly days: WheelRange;
}

/** The parts of `YYYY-MM-DD`; undefined for anything else. */
export function calendarDay(value: string): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return year && month && day ? { year: Number(year), month: Number(month), day: Number(day) } : undefined;
}

/** `YYYY-MM-DD`. */
export function dayText({ year, month, day }: CalendarDay): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** How many days a month has, 29 in the February of a leap year. */
function daysIn(year: number, month: number): number {
  // Day 0 of the month after; two-digit years would be taken for those of the last century.
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** Returns the wheels' options for `at`: nothing before `min`, nothing after `max`, no 31 June. */
export function wheelsAt(at: CalendarDay, min: CalendarDay, max: CalendarDay): DateWheels {
  const isFirstYear = at.year <= min.year;
  const isLastYear = at.year >= max.year;
  return {
    years: [min.year, max.year],
    months: [isFirstYear ? min.month : 1, isLastYear ? max.month : 12],
    days: [
      isFirstYear && at.month <= min.month ? min.day : 1,
      isLastYear && at.month >= max.month ? max.day : daysIn(at.year, at.month),
    ],
  };
}

/** The nearest day that the wheels have: 31 January becomes 28 February when the month is turned. */
export function withinWheels(at: CalendarDay, min: CalendarDay, max: CalendarDay): CalendarDay {
  const within = (wanted: number, [first, last]: WheelRange) => Math.max(first, Math.min(last, wanted));
  const year = within(at.year, [min.year, max.year]);
  const month = within(at.month, wheelsAt({ ...at, year }, min, max).months);
  return { year, month, day: within(at.day, wheelsAt({ ...at, year, month }, min, max).days) };
}
