import { contactLink, webAddress } from '@peace/safe-url';
import { internationalPhoneDigits } from '@peace/validators';

/** How a contact is opened. */
export type ContactWay =
  /** A chat, opened with `navigateExternal`. */
  | { readonly kind: 'chat'; readonly link: string }
  | { readonly kind: 'call'; readonly link: string }
  | { readonly kind: 'mail'; readonly link: string };

/**
 * How the online service is reached. What the backend sends is a WhatsApp number in any of the ways it is written in
 * the Philippines, or, as other versions have it, a link already. A number that leaves open whose it is can be called.
 * Null: it can only be read and copied.
 */
export function onlineServiceWay(contact: string): ContactWay | null {
  const address = webAddress(contact.trim());
  if (address !== null) return { kind: 'chat', link: address };
  const digits = internationalPhoneDigits(contact);
  const link = digits === null ? null : contactLink({ kind: 'whatsapp', number: digits });
  return link === null ? telephoneWay(contact) : { kind: 'chat', link };
}

/** How a telephone number is called; null when it is none, or masked. */
export function telephoneWay(number: string): ContactWay | null {
  const link = number.includes('**') ? null : contactLink({ kind: 'telephone', number });
  return link === null ? null : { kind: 'call', link };
}

/** How a mail to customer service is begun; null when the address is none. */
export function mailWay(address: string): ContactWay | null {
  const link = contactLink({ kind: 'mail', address });
  return link === null ? null : { kind: 'mail', link };
}
