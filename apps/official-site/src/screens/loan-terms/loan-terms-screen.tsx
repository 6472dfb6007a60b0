import { useLocale } from '@peace/i18n/react';
import { LegalView } from '#features/legal/legal-view.tsx';
import { termFacts } from '@peace/company/loan-facts';
import type { LegalDocument } from '#shared/legal/legal-document.ts';

/** Loan terms and conditions (spec §2, §9), with a table of contents. */
export function LoanTermsScreen({ terms }: { readonly terms: LegalDocument }) {
  const { locale } = useLocale();
  return <LegalView text={terms} facts={termFacts(locale)} anchor="loan-terms" />;
}
