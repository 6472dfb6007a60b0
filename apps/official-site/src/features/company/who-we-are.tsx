import type { Company } from '@peace/company';
import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useMessages } from '@peace/i18n/react';
import { CompanyFacts } from '@peace/ui-kit/company-facts';
import { MailLink, PhoneLink } from './contact-link.tsx';
import { useSiteLinks } from '#shared/site-links.tsx';
import '#shared/page.css';
import './company.css';

/** Names the lender, its supervisor, the complaints office and the data protection officer. */
export function WhoWeAre({ company }: { readonly company: Company }) {
  const t = useMessages(siteHelpMessages);
  const site = useMessages(officialSiteMessages);
  const { dataProtectionOfficer: officer } = company;
  const { toPage } = useSiteLinks();
  return (
    <div className="who">
      <div className="card">
        <h3>{site('registration')}</h3>
        <CompanyFacts company={company} />
        <p className="who-after quiet">
          {t('supervision')} {t('sec')}
        </p>
      </div>
      <div className="card">
        <h3>{useMessages(companyMessages)('complaints')}</h3>
        <p className="quiet">{t('complaintsText')}</p>
        <ul className="plain-links">
          <li>
            <a href={toPage('complaints')}>{t('complaintsHow')}</a>
          </li>
          <li>
            <a href={company.regulatorComplaintsUrl} rel="noreferrer">
              {t('complaintsSec')}
            </a>
          </li>
          <li>
            <a href={company.privacyComplaintsUrl} rel="noreferrer">
              {t('complaintsNpc')}
            </a>
          </li>
        </ul>
      </div>
      <div className="card">
        <h3>{t('officer')}</h3>
        <p className="quiet">{t('officerText')}</p>
        <p className="who-officer">
          <span>{officer.name}</span>
          <MailLink address={officer.email} />
          <PhoneLink number={officer.phone} />
        </p>
      </div>
    </div>
  );
}
