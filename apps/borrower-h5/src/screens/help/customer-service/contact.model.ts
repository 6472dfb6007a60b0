import { contactLink } from '@peace/session';

/**
 * The link to the online service. What the backend sends is a WhatsApp number, or, as other versions have it, a link
 * already, whose safety the door out of the page judges. Null: it can only be read and copied.
 */
export function onlineServiceLink(contact: string): string | null {
  if (/^https?:/i.test(contact.trim())) return contact.trim();
  return contactLink({ kind: 'whatsapp', number: contact });
}

/** The link that opens a mail to customer service; null when the address is none. */
export function mailLink(address: string): string | null {
  return contactLink({ kind: 'mail', address });
}
