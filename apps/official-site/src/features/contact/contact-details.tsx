import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useLocale, useMessages } from '@peace/i18n/react';
import { clockText, weekdaysText } from '@peace/i18n/dates';
import { phoneText } from '@peace/company/phone-text';
import { ContactLink } from './contact-link.tsx';
import './contact-details.css';

/** How to reach the company. Numbers and addresses are there as text: a link may do nothing where it is opened. */
export function ContactDetails({ company }: { readonly company: Company }) {
  const t = useMessages(officialSiteMessages);
  const { locale } = useLocale();
  const { street, city, province, postalCode } = company.address;
  return (
    <dl className="contact-details">
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
      <div>
        <dt>{t('hours')}</dt>
        <dd>
          {company.hours.map(({ days, opens, closes }) => (
            <span key={days} className="contact-hours">
              {t('hoursLine', {
                days: weekdaysText(days, locale),
                opens: clockText(opens),
                closes: clockText(closes),
              })}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{t('address')}</dt>
        <dd>
          {street}, {city}, {postalCode} {province}
        </dd>
      </div>
    </dl>
  );
}
