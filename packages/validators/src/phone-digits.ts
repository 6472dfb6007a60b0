import { digitsOnly } from './grouped-digits.ts';
import { plainCharacters, plainTelephone } from './plain-text.ts';

/** A complete number behind the country code 63; people also write the trunk 0 after it: +63 (0)917 123 4567. */
const international = /^(?:00)?630?([1-9]\d{9})$/;
/** The same without a `+` or `00`: only a mobile, since other digits may just happen to begin with 63. */
const mobile = /^630?(9\d{9})$/;
/** A mobile's digits at the start of others, with the trunk 0 or the country code. */
const startsWithMobile = /^0*(?:0|630?)9\d{9}/;
const isMarkedInternational = (text: string) => /^[\s(]*(?:tel:[\s(]*)?(?:\+|00)/i.test(plainCharacters(text));

/**
 * The digits of a Philippine number as it is dialled in the country: a complete number with +63, 63 or 0063 becomes
 * `0917…`. Everything else keeps all of its digits.
 */
export function nationalPhoneDigits(text: string): string {
  const digits = digitsOnly(text);
  const [, national] = (isMarkedInternational(text) ? international : mobile).exec(digits) ?? [];
  return national === undefined ? digits : `0${national}`;
}

/**
 * A text that is a Philippine mobile number, as `09171234567`; null for any other. All spellings are known: with or without the country
 * code, the trunk 0 or both, whatever stands between the digits.
 */
export function mobileNumber(text: string): string | null {
  const [, national] = /^(?:00)?(?:63)?0?(9\d{9})$/.exec(digitsOnly(text)) ?? [];
  return national === undefined ? null : `0${national}`;
}

/**
 * Whether a text is or contains a Philippine mobile number, however it is grouped. Digits may follow it, because the input of a
 * wallet drops them; digits right before it make it another number, as in a long reference that happens to contain `09`.
 */
export function containsMobileNumber(text: string): boolean {
  if (mobileNumber(text) !== null) return true;
  const groups = plainCharacters(text).split(/\D+/);
  // No spelling has more than 16 digits.
  return groups.some((_, at) => startsWithMobile.test(groups.slice(at, at + 16).join('')));
}

/**
 * The digits of a number in international form, as links to a chat want them: `639171234567`. A Philippine number may
 * be written in any way; a foreign one needs `+` or `00`. Null: whose number it is is unknown, and a chat would be
 * opened with another contact.
 */
export function internationalPhoneDigits(text: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(plainTelephone(text))) return null;
  const national = nationalPhoneDigits(text);
  if (/^0[1-9]\d{8,9}$/.test(national)) return `63${national.slice(1)}`;
  if (isMarkedInternational(text)) return /^(?:00)?([1-9]\d{6,14})$/.exec(national)?.[1] ?? null;
  if (/^9\d{9}$/.test(national)) return `63${national}`;
  return /^63[2-8]\d{8,9}$/.test(national) ? national : null;
}

/**
 * A telephone in the one spelling in which two are compared: a mobile's, else the digits. A text that is no written-out number, such as
 * a masked one, is compared as it is.
 */
export function comparablePhone(text: string): string {
  return mobileNumber(text) ?? (/^[\d\s()+.-]+$/.test(plainTelephone(text)) ? digitsOnly(text) : text);
}
