import { formatDate, formatTime } from '@peace/money-date';

/** Hours to seconds in Manila, the product's time zone. */
export const clockTime = (at: number | string) => formatTime(new Date(at));

/** Day and time in Manila. */
export const dayAndTime = (at: number | string) => `${formatDate(new Date(at))} ${clockTime(at)}`;

const manilaOffset = '+08:00';

/** The instant that `yyyy-mm-dd hh:mm` means in Manila; `undefined` for a text that is none. */
export function fromManila(text: string): Date | undefined {
  const at = new Date(`${text.trim().replace(' ', 'T')}${manilaOffset}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
