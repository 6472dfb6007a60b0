const manila = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Manila',
  dateStyle: 'medium',
  timeStyle: 'medium',
});
const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Manila', timeStyle: 'medium' });

/** Hours to seconds in Manila, the product's time zone. */
export const clockTime = (at: number | string) => time.format(new Date(at));

/** Day and time in Manila. */
export const dayAndTime = (at: number | string) => manila.format(new Date(at));

const manilaOffset = '+08:00';

/** The instant that a `datetime-local` text means in Manila; `undefined` for a text that is none. */
export function fromManila(text: string): Date | undefined {
  const at = new Date(`${text}${manilaOffset}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
