import type { KfContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { contactLink, webAddress } from '@peace/validators/safe-url';
import { digitsOnly, internationalPhoneDigits } from '@peace/validators';

/** The result of copying a contact. `manual`: the browser does not copy, so the borrower selects it. */
export type ContactCopy = 'idle' | 'copied' | 'manual';

export type ContactWay =
  /** A chat, opened with `navigateExternal`. */
  | { readonly kind: 'chat'; readonly link: string }
  | { readonly kind: 'call'; readonly link: string }
  | { readonly kind: 'mail'; readonly link: string };

/** The backend sends a WhatsApp number in any form, or a link. A number that may be another country's can be called. Null: only read and copied. */
export function onlineServiceWay(contact: string): ContactWay | null {
  const address = webAddress(contact.trim());
  if (address !== null) return { kind: 'chat', link: address };
  const digits = internationalPhoneDigits(contact);
  const link = digits === null ? null : contactLink({ kind: 'whatsapp', number: digits });
  return link === null ? telephoneWay(contact) : { kind: 'chat', link };
}

/** Whether a contact is the telephone itself: a number to call may be without its area code. */
export const isSameTelephone = ({ value, way }: ShownContact, telephone: ShownContact): boolean =>
  way?.kind === 'call' && digitsOnly(value).length > 6 && digitsOnly(telephone.value).endsWith(digitsOnly(value));

/** How a telephone number is called; null when it is none, or masked. */
export function telephoneWay(number: string): ContactWay | null {
  const link = contactLink({ kind: 'telephone', number });
  return link === null ? null : { kind: 'call', link };
}

/** How a mail to customer service is started; null when the address is none. */
export function mailWay(address: string): ContactWay | null {
  const link = contactLink({ kind: 'mail', address });
  return link === null ? null : { kind: 'mail', link };
}

/** The contacts of the page, and the number of the order that they are asked about. */
export type ContactName = 'onlineService' | 'mail' | 'telephone' | 'order';

export type Copies = Readonly<Partial<Record<ContactName, ContactCopy>>>;

export interface ShownContact {
  readonly name: ContactName;
  readonly value: string;
  /** Null where it can only be read and copied. */
  readonly way: ContactWay | null;
  readonly copyState: ContactCopy;
}

export function shownContacts({ whatsApp, email }: KfContact, copies: Copies): readonly ShownContact[] {
  return [
    ...(whatsApp === null ? [] : [shown('onlineService', whatsApp, onlineServiceWay(whatsApp), copies)]),
    ...(email === null ? [] : [shown('mail', email, mailWay(email), copies)]),
  ];
}

export function shownTelephone(number: string, copies: Copies): ShownContact {
  return shown('telephone', number, telephoneWay(number), copies);
}

export function shownOrder(orderId: string, copies: Copies): ShownContact {
  return shown('order', orderId, null, copies);
}

function shown(name: ContactName, value: string, way: ContactWay | null, copies: Copies): ShownContact {
  return { name, value, way, copyState: copies[name] ?? 'idle' };
}
