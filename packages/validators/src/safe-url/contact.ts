import { plainTelephone } from '../plain-text.ts';

/** A contact, as the backend or the configuration gives it. */
export type Contact =
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'telephone'; readonly number: string }
  | { readonly kind: 'whatsapp'; readonly number: string };

/**
 * The link to a contact, or `null` when it is not one. Prefer it in a visible `<a href>`: in a web view `tel:` and
 * `mailto:` may do nothing, so the number or address is there as text too.
 */
export function contactLink(contact: Contact): string | null {
  if (contact.kind === 'mail') {
    const address = contact.address.trim();
    // Narrower than the mail standard: nothing that could add headers (`?subject=`) or a second recipient.
    return /^[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}$/i.test(address) ? `mailto:${address}` : null;
  }
  if (contact.kind === 'telephone') return telephoneLink(contact.number);
  const digits = digitsOf(contact.number);
  return /^\+?[1-9][0-9]{6,14}$/.test(digits) ? `https://wa.me/${digits.replace('+', '')}` : null;
}

/** `contactLink` of a telephone, for a page that needs no other. An extension (`loc. 5`) is not dialled: the switchboard asks for it. */
export function telephoneLink(number: string): string | null {
  const digits = digitsOf(number.trim().replace(/,?\s?(?:local|loc|ext)\.?\s?\d{1,5}$/i, ''));
  return isDialable(digits) ? `tel:${encodeHash(digits)}` : null;
}

const digitsOf = (number: string) => plainTelephone(number).replace(/[\s().-]/g, '');

/** A `*` or `#` alone is dialled, as in `*143#`; several hide digits, as in `**** 4567`. */
const isDialable = (digits: string) => /^\+?[0-9*#]{3,20}$/.test(digits) && !/[*#]{2}/.test(digits);

/** A `#` in a service number would otherwise begin a fragment. */
const encodeHash = (digits: string) => digits.replaceAll('#', '%23');
