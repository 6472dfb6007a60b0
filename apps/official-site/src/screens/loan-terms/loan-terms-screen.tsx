import type { Company } from '@peace/company';
import { useLocale } from '@peace/i18n/react';
import { LegalView } from '#features/legal/legal-view.tsx';
import { termFacts } from '@peace/company/loan-facts';
import type { LegalDocument } from '#shared/legal/legal-texts.ts';

export interface LoanTermsScreenProps {
  readonly company: Pick<Company, 'name'>;
  readonly terms: LegalDocument;
}

/** Loan terms and conditions (spec §2, §9), with a table of contents. */
export function LoanTermsScreen({ company, terms }: LoanTermsScreenProps) {
  const { locale } = useLocale();
  return <LegalView text={terms} facts={{ ...termFacts(locale), company: company.name }} anchor="loan-terms" />;
}
