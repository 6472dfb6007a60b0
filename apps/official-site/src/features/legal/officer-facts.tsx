import type { Company } from '@peace/company';
import { phoneText } from '@peace/company/phone-text';
import { ContactLink } from '#features/contact/contact-link.tsx';

/** The data protection officer, as the legal texts name the facts. */
export function officerFacts({ name, email, phone }: Company['dataProtectionOfficer']) {
  return {
    officer: name,
    officerEmail: <ContactLink to={{ kind: 'mail', address: email }}>{email}</ContactLink>,
    officerPhone: <ContactLink to={{ kind: 'telephone', number: phone }}>{phoneText(phone)}</ContactLink>,
  };
}
