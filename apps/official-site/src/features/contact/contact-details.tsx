import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { contactLink } from '@peace/session';
import type { Contact } from '@peace/session';
import { phoneText } from '#shared/phone-text.ts';
import './contact-details.css';

/** How to reach the company. Numbers and addresses stand there as text: a link may do nothing where it is opened. */
export function ContactDetails({ company }: { readonly company: Company }) {
  const t = useMessages(officialSiteMessages);
  const { street, city, province, postalCode } = company.address;
  return (
    <dl className="contact-details">
      <div>
        <dt>{t('address')}</dt>
        <dd>
          {street}, {city}, {postalCode} {province}
        </dd>
      </div>
      <div>
        <dt>{t('phone')}</dt>
        <dd>
          <ContactLink to={{ kind: 'telephone', number: company.phone }}>{phoneText(company.phone)}</ContactLink>
        </dd>
      </div>
      <div>
        <dt>{t('email')}</dt>
        <dd>
          <ContactLink to={{ kind: 'mail', address: company.email }}>{company.email}</ContactLink>
        </dd>
      </div>
      <div>
        <dt>{t('whatsapp')}</dt>
        <dd>
          <ContactLink to={{ kind: 'whatsapp', number: company.whatsapp }}>{phoneText(company.whatsapp)}</ContactLink>
        </dd>
      </div>
    </dl>
  );
}

function ContactLink({ to, children }: { readonly to: Contact; readonly children: string }) {
  const href = contactLink(to);
  return href === null ? children : <a href={href}>{children}</a>;
}
