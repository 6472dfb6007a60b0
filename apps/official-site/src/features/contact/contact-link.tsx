import { contactLink } from '@peace/validators/safe-url';
import type { Contact } from '@peace/validators/safe-url';

/** A number or an address that can be tapped; plain text when it is none. */
export function ContactLink({ to, children }: { readonly to: Contact; readonly children: string }) {
  const href = contactLink(to);
  return href === null ? children : <a href={href}>{children}</a>;
}
