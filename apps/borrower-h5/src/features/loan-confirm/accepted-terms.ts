import type { Locale } from '@peace/i18n';
import { company } from '@peace/company';
import type { AcceptedOffer } from '#shared/order/accepted-offer.ts';
import { loanCost } from './loan-cost.ts';
import type { LoanTerms } from './loan-terms.ts';
import { checkTerms } from './offer-check.ts';

interface Acceptance {
  readonly agreements: readonly string[];
  readonly locale: Locale;
  readonly at: number;
}

/** The record of an offer that is applied for: the figures of the page, and the lender's own rows and plan. */
export function acceptedTerms(terms: LoanTerms, { agreements, locale, at }: Acceptance): AcceptedOffer {
  const { productName, rateText, periods, termUnit, rows } = terms;
  // As the page shows it: by date.
  const { plan } = checkTerms(terms);
  return {
    at,
    locale,
    productName,
    ...loanCost(terms),
    term: [periods, termUnit].filter(Boolean).join(' '),
    rate: rateText,
    rows: rows.map(({ label, value }) => ({ label, value })),
    plan: plan.map(({ title, amount, description, payTime }) => ({ title, amount, description, payTime })),
    agreements: [...agreements],
    lender: {
      name: company.name,
      secRegistrationNumber: company.secRegistrationNumber,
      certificateOfAuthorityNumber: company.certificateOfAuthorityNumber,
    },
  };
}
