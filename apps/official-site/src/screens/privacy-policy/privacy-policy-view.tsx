import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import type { ReactNode } from 'react';
import { useSiteLinks } from '#shared/site-links.tsx';
import { CompanyPolicy } from './company-policy.tsx';
import '#features/legal/legal-view.css';
import '#shared/page.css';

/** What the Privacy Policy view shows. */
export interface PrivacyPolicyViewProps {
  readonly company: Company;
  /** Where an answer about statistics is changed. */
  readonly consent?: ReactNode;
}

/** The view of the page at `/` (spec §2): the company's policy in its frame, and the way to the site's own notice. */
export function PrivacyPolicyView({ company, consent }: PrivacyPolicyViewProps) {
  const t = useMessages(officialSiteMessages);
  const { toPage } = useSiteLinks();
  return (
    <div className="page page-width">
      <header className="view-header">
        <h1 tabIndex={-1}>{t('privacyPolicy')}</h1>
        <p className="lead">{t('privacyLead')}</p>
        <a className="more-link" href={toPage('privacy-policy')}>
          {t('readNotice')}
        </a>
      </header>
      {consent}
      <section className="legal-text" aria-labelledby="policy-view-title">
        <h2 id="policy-view-title">{t('companyPolicy', { company: company.name })}</h2>
        <CompanyPolicy company={company} isOpen />
      </section>
    </div>
  );
}
