import type { Company } from '@peace/company';
import { MailLink, PhoneLink } from '#features/company/contact-link.tsx';

/** The data protection officer, as the legal texts name the facts. */
export function officerFacts({ name, email, phone }: Company['dataProtectionOfficer']) {
  return {
    officer: name,
    officerEmail: <MailLink address={email} />,
    officerPhone: <PhoneLink number={phone} />,
  };
}
