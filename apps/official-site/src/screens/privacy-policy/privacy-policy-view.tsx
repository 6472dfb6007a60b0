import type { Company } from '@peace/company';
import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import type { ReactNode } from 'react';
import { useSiteLinks } from '#shared/site-links.tsx';
import { ButtonLink } from '@peace/vant-react-compat/button';
import '#features/legal/legal-view.css';
import '#shared/page.css';

export interface PrivacyPolicyViewProps {
  readonly company: Company;
  /** The control that changes the answer about statistics. */
  readonly consent?: ReactNode;
}

/** The view of the page at `/` (spec §2): the company's policy in its frame, and the way to the site's own notice. */
export function PrivacyPolicyView({ company, consent }: PrivacyPolicyViewProps) {
  const t = useMessages(officialSiteMessages);
  const { toPage } = useSiteLinks();
  return (
    <div className="page page-width">
      <header className="view-header">
        <h1 tabIndex={-1}>{useMessages(companyMessages)('privacyPolicy')}</h1>
        <p className="lead">{t('privacyLead')}</p>
        <a className="more-link" href={toPage('privacy-policy')}>
          {t('readNotice')}
        </a>
      </header>
      {consent}
      <section className="legal-text" aria-labelledby="policy-view-title">
        <h2 id="policy-view-title">{t('companyPolicy', { company: company.name })}</h2>
        <CompanyPolicy company={company} />
      </section>
    </div>
  );
}

/**
 * The policy at the company's other address (spec §2): a link, and a frame that may run that page's scripts and nothing else.
 * Whether a foreign page came up in a frame cannot be distinguished from here, so the link is always there.
 */
export function CompanyPolicy({ company }: { readonly company: Pick<Company, 'name' | 'privacyUrl'> }) {
  const t = useMessages(officialSiteMessages);
  return (
    <div className="company-policy">
      <p>{t('companyPolicyLead')}</p>
      <p>
        <ButtonLink type="primary" plain href={company.privacyUrl} target="_blank" rel="noreferrer">
          {t('openPolicy')}
        </ButtonLink>
      </p>
      <p className="company-policy-from">{new URL(company.privacyUrl).host}</p>
      <iframe
        title={t('companyPolicy', { company: company.name })}
        src={company.privacyUrl}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  );
}
