import { phoneText } from '@peace/company/phone-text';
import { contactLink, type Contact } from '@peace/validators/safe-url';

/** A number or an address that can be tapped; plain text when it is none. */
function ContactLink({ to, children }: { readonly to: Contact; readonly children: string }) {
  const href = contactLink(to);
  return href === null ? children : <a href={href}>{children}</a>;
}

export function PhoneLink({ number }: { readonly number: string }) {
  return <ContactLink to={{ kind: 'telephone', number }}>{phoneText(number)}</ContactLink>;
}

export function WhatsappLink({ number }: { readonly number: string }) {
  return <ContactLink to={{ kind: 'whatsapp', number }}>{phoneText(number)}</ContactLink>;
}

export function MailLink({ address }: { readonly address: string }) {
  return <ContactLink to={{ kind: 'mail', address }}>{address}</ContactLink>;
}
