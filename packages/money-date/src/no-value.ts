/** What is where an amount or a date is missing or could not be read (decision D). */
export const NO_VALUE = '—';
