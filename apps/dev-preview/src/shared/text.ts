import { formatMoney, formatDate, formatTime } from '@peace/money-date';

/** An amount of the sandbox, in centavos, as a borrower reads it. */
export const pesos = (minor: number) => formatMoney({ minor, currency: 'PHP' });

/** Hours to seconds in Manila, the product's time zone. */
export const clockTime = (at: number | string) => formatTime(new Date(at));

export const dayAndTime = (at: number | string) => `${formatDate(new Date(at))} ${clockTime(at)}`;

const manilaOffset = '+08:00';

/** The instant of `yyyy-mm-dd hh:mm` in Manila; `undefined` for an invalid text. */
export function fromManila(text: string): Date | undefined {
  const at = new Date(`${text.trim().replace(' ', 'T')}${manilaOffset}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** A name in camel case as a sentence has it: `repayDelay` → `Repay delay`. */
export function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
