import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { LegalView } from '#features/legal/legal-view.tsx';
import { officerFacts } from '#features/legal/officer-facts.tsx';
import type { OwnScreenProps } from '#features/legal/own-screen.ts';
import { CompanyPolicy } from './privacy-policy-view.tsx';

/** The privacy notice, complete, at its own address. The company's other policy is framed below it. */
export function PrivacyPolicyScreen({ company, texts, consent }: Omit<OwnScreenProps, 'onSendComplaint'>) {
  const t = useMessages(officialSiteMessages);
  const facts = { company: company.name, ...officerFacts(company.dataProtectionOfficer) };
  return (
    <LegalView text={texts.privacy} facts={facts} anchor="privacy-policy">
      {consent}
      <section aria-labelledby="company-policy-title">
        <h2 id="company-policy-title">{t('companyPolicy', { company: company.name })}</h2>
        <CompanyPolicy company={company} />
      </section>
    </LegalView>
  );
}
