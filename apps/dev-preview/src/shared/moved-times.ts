/** How far from the moment a time may be and still be moved: what is older or later is a date of something else. */
const windowMs = 60 * 24 * 60 * 60 * 1000;
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Which times are moved, and by how much; milliseconds. */
export interface TimeShift {
  readonly around: number;
  readonly by: number;
}

/** A JSON text with its instants (milliseconds since 1970, ISO 8601 in UTC) moved. Another text stays as it is. */
export function movedTimes(text: string, shift: TimeShift): string {
  try {
    return JSON.stringify(JSON.parse(text), (_name, value: unknown) => moved(value, shift));
  } catch {
    return text;
  }
}

function moved(value: unknown, { around, by }: TimeShift): unknown {
  const isNear = (at: number) => Math.abs(at - around) <= windowMs;
  if (typeof value === 'number') return Number.isSafeInteger(value) && isNear(value) ? value + by : value;
  if (typeof value !== 'string' || !isoInstant.test(value)) return value;
  const at = Date.parse(value);
  return isNear(at) ? new Date(at + by).toISOString() : value;
}
