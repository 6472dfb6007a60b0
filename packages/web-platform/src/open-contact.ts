import { contactLink, type Contact } from '@peace/validators/safe-url';
import { navigateTo, type PageLocation } from './page-address.ts';

/** Opens a contact from code, as a web fallback of the bridge does. */
export function openContact(
  window: { readonly location: Pick<PageLocation, 'assign' | 'replace'> },
  contact: Contact,
): { kind: 'left' } | { kind: 'refused' } {
  const link = contactLink(contact);
  return link !== null && navigateTo(window, link).kind === 'left' ? { kind: 'left' } : { kind: 'refused' };
}
