import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { ButtonLink } from '@peace/vant-react-compat/button';
import './company-policy.css';

/** Whose policy it is, and whether its frame is shown at first. */
export interface CompanyPolicyProps {
  readonly company: Pick<Company, 'name' | 'privacyUrl'>;
  readonly isOpen: boolean;
}

/**
 * The policy at the company's other address (spec §2): a link, and a frame that may run that page's scripts and nothing else.
 * Whether a foreign page came up in a frame cannot be distinguished from here, so the link is always there.
 */
export function CompanyPolicy({ company, isOpen }: CompanyPolicyProps) {
  const t = useMessages(officialSiteMessages);
  return (
    <div className="company-policy">
      <p>{t('companyPolicyLead')}</p>
      <p>
        <ButtonLink type="primary" plain href={company.privacyUrl} target="_blank" rel="noreferrer">
          {t('openPolicy')}
        </ButtonLink>
      </p>
      <details open={isOpen}>
        <summary>{t('showPolicy')}</summary>
        <p className="company-policy-from">{new URL(company.privacyUrl).host}</p>
        {/* Lazy: not a byte of it is requested before it is shown. */}
        <iframe
          title={t('companyPolicy', { company: company.name })}
          src={company.privacyUrl}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      </details>
    </div>
  );
}
