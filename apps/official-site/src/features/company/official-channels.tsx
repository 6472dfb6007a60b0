import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useMessages } from '@peace/i18n/react';
import { MailLink, PhoneLink, WhatsappLink } from './contact-link.tsx';
import { Pairs } from '#shared/pairs.tsx';
import '#shared/page.css';
import './company.css';

/** Lists the company's only channels, and what it never asks for. */
export function OfficialChannels({ company, brand }: { readonly company: Company; readonly brand: string }) {
  const t = useMessages(siteHelpMessages);
  const site = useMessages(officialSiteMessages);
  return (
    <div className="channels">
      <p className="quiet section-lead">{t('safetyLead')}</p>
      <Pairs
        className="pairs"
        of={{
          [t('safetySite')]: new URL(company.website).host,
          [t('safetyApp')]: t('safetyAppValue', { brand }),
          [site('phone')]: <PhoneLink number={company.phone} />,
          [site('whatsapp')]: <WhatsappLink number={company.whatsapp} />,
          [site('email')]: <MailLink address={company.email} />,
        }}
      />
      <ul className="ticks">
        <li>{t('safetyCode')}</li>
        <li>{t('safetyFee')}</li>
        <li>{t('safetyPay')}</li>
      </ul>
    </div>
  );
}
