import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useMessages } from '@peace/i18n/react';
import { ContactLink } from '#features/contact/contact-link.tsx';
import { phoneText } from '@peace/company/phone-text';
import '#shared/page.css';
import './official-channels.css';

/** Whom to trust: the company's channels and no other, and what it never asks for. */
export function OfficialChannels({ company, brand }: { readonly company: Company; readonly brand: string }) {
  const t = useMessages(siteHelpMessages);
  const site = useMessages(officialSiteMessages);
  return (
    <div className="channels">
      <p className="quiet section-lead">{t('safetyLead')}</p>
      <dl>
        <div>
          <dt>{t('safetySite')}</dt>
          <dd>{new URL(company.website).host}</dd>
        </div>
        <div>
          <dt>{t('safetyApp')}</dt>
          <dd>{t('safetyAppValue', { brand })}</dd>
        </div>
        <div>
          <dt>{site('phone')}</dt>
          <dd>
            <ContactLink to={{ kind: 'telephone', number: company.phone }}>{phoneText(company.phone)}</ContactLink>
          </dd>
        </div>
        <div>
          <dt>{site('whatsapp')}</dt>
          <dd>
            <ContactLink to={{ kind: 'whatsapp', number: company.whatsapp }}>{phoneText(company.whatsapp)}</ContactLink>
          </dd>
        </div>
        <div>
          <dt>{site('email')}</dt>
          <dd>
            <ContactLink to={{ kind: 'mail', address: company.email }}>{company.email}</ContactLink>
          </dd>
        </div>
      </dl>
      <ul className="ticks">
        <li>{t('safetyCode')}</li>
        <li>{t('safetyFee')}</li>
        <li>{t('safetyPay')}</li>
      </ul>
    </div>
  );
}
