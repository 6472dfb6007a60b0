import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import type { ReactNode } from 'react';
import { LegalView } from '#features/legal/legal-view.tsx';
import { officerFacts } from '#features/legal/officer-facts.tsx';
import type { LegalDocument } from '#shared/legal/legal-document.ts';
import { CompanyPolicy } from './company-policy.tsx';

/** What the page of the privacy notice shows. */
export interface PrivacyPolicyScreenProps {
  readonly company: Company;
  readonly notice: LegalDocument;
  /** Where an answer about statistics is changed. */
  readonly consent?: ReactNode;
}

/** The privacy notice at an address of its own: it stands alone. The company's other policy is a link, and a frame on request. */
export function PrivacyPolicyScreen({ company, notice, consent }: PrivacyPolicyScreenProps) {
  const t = useMessages(officialSiteMessages);
  const facts = { company: company.name, ...officerFacts(company.dataProtectionOfficer) };
  return (
    <LegalView text={notice} facts={facts} anchor="privacy-policy">
      {consent}
      <section aria-labelledby="company-policy-title">
        <h2 id="company-policy-title">{t('companyPolicy', { company: company.name })}</h2>
        <CompanyPolicy company={company} isOpen={false} />
      </section>
    </LegalView>
  );
}
