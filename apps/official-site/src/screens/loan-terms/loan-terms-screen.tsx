import { LegalView } from '#features/legal/legal-view.tsx';
import type { LegalDocument } from '#shared/legal/legal-document.ts';

/** Loan terms and conditions (spec §2, §9), with a table of contents. */
export function LoanTermsScreen({ terms }: { readonly terms: LegalDocument }) {
  return <LegalView text={terms} anchor="loan-terms" />;
}
