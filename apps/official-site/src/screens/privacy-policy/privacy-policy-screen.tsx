import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { ButtonLink } from '@peace/vant-react-compat/button';
import type { ReactNode } from 'react';
import { LegalView } from '#features/legal/legal-view.tsx';
import { phoneText } from '@peace/company/phone-text';
import type { LegalDocument } from '#shared/legal/legal-document.ts';
import './privacy-policy-screen.css';

/** What the Privacy Policy view shows. */
export interface PrivacyPolicyScreenProps {
  readonly company: Pick<Company, 'name' | 'privacyUrl' | 'dataProtectionOfficer'>;
  readonly notice: LegalDocument;
  /** Where an answer about statistics is changed. */
  readonly consent?: ReactNode;
}

/**
 * What this site does with data, and the company's own policy from its own address: in a frame that may run that
 * page's scripts and nothing else, with a link beside it. Whether a foreign page came up in a frame cannot be distinguished from
 * here, so the link is always there.
 */
export function PrivacyPolicyScreen({ company, notice, consent }: PrivacyPolicyScreenProps) {
  const t = useMessages(officialSiteMessages);
  const title = t('companyPolicy', { company: company.name });
  const { name, email, phone } = company.dataProtectionOfficer;
  const facts = { officer: name, officerEmail: email, officerPhone: phoneText(phone) };
  return (
    <LegalView text={notice} facts={facts} anchor="privacy-policy">
      {consent}
      <section className="company-policy" aria-labelledby="company-policy-title">
        <h2 id="company-policy-title">{title}</h2>
        <p>{t('companyPolicyLead')}</p>
        <p>
          <ButtonLink type="primary" plain href={company.privacyUrl} target="_blank" rel="noreferrer">
            {t('openPolicy')}
          </ButtonLink>
        </p>
        {/* Lazy: not a byte of it is requested before this view is shown. */}
        <iframe
          title={title}
          src={company.privacyUrl}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      </section>
    </LegalView>
  );
}
