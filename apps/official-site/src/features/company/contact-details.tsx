import type { Company } from '@peace/company';
import { clockText, weekdaysText } from '@peace/i18n/dates';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Pairs } from '#shared/pairs.tsx';
import { MailLink, PhoneLink, WhatsappLink } from './contact-link.tsx';
import '#shared/page.css';
import './company.css';

/** How to reach the company. Numbers and addresses are there as text: a link may do nothing where it is opened. */
export function ContactDetails({ company }: { readonly company: Company }) {
  const t = useMessages(officialSiteMessages);
  const { locale } = useLocale();
  const { street, city, province, postalCode } = company.address;
  const hours = company.hours.map(({ days, opens, closes }) => (
    <span key={days} className="contact-hours">
      {t('hoursLine', { days: weekdaysText(days, locale), opens: clockText(opens), closes: clockText(closes) })}
    </span>
  ));
  return (
    <Pairs
      className="pairs contact-details"
      of={{
        [t('phone')]: <PhoneLink number={company.phone} />,
        [t('email')]: <MailLink address={company.email} />,
        [t('whatsapp')]: <WhatsappLink number={company.whatsapp} />,
        [t('hours')]: hours,
        [t('address')]: (
          <>
            {street}, {city}, {postalCode} {province}
          </>
        ),
      }}
    />
  );
}
