import { useState } from 'react';
import type { LoanTerms } from './loan-terms.ts';

/** A borrower's consent. A tick belongs to the terms it was made under. */
export interface Consent {
  /** Null: the box is untouched, in its initial state. */
  readonly isAgreed: boolean | null;
  /** The terms of the tick, as one text; null before any were shown. */
  readonly terms: string | null;
  /** The terms changed under a tick, and it was cleared. */
  readonly hasChanged: boolean;
}

export const noConsent: Consent = { isAgreed: null, terms: null, hasChanged: false };

/** The consent that is left once these terms are shown: other terms clear a tick. */
export function consentUnder(consent: Consent, terms: string, isAgreedInitially: boolean): Consent {
  if (consent.terms === terms) return consent;
  const isAgreed = consent.isAgreed ?? isAgreedInitially;
  if (consent.terms === null) return { ...consent, isAgreed, terms };
  return { isAgreed: false, terms, hasChanged: isAgreed || consent.hasChanged };
}

/** Sets the borrower's answer; a change of the terms was seen by then. */
export function answered(consent: Consent, isAgreed: boolean): Consent {
  return { ...consent, isAgreed, hasChanged: false };
}

/** Everything that a tick confirms, as one text to compare: the figures, the agreement, and the titles of all others. */
export function termsText(terms: LoanTerms, agreements: readonly { readonly title: string }[]): string {
  const { amount, periods, termUnit, rateText, rows, plan, firstPayTime, agreementUrl } = terms;
  const titles = agreements.map(({ title }) => title);
  return JSON.stringify([amount, periods, termUnit, rateText, rows, plan, firstPayTime, agreementUrl, titles]);
}

interface ConsentOptions {
  /** The terms as one text; null until all of them are known. */
  readonly terms: string | null;
  readonly isAgreedInitially: boolean;
}

/** The box to tick: terms that change under a tick clear it (docs/decisions/applying.md). */
export function useConsent({ terms, isAgreedInitially }: ConsentOptions) {
  const [kept, setConsent] = useState(noConsent);
  const consent = terms === null ? kept : consentUnder(kept, terms, isAgreedInitially);
  if (consent !== kept) setConsent(consent);
  return {
    isAgreed: consent.isAgreed ?? isAgreedInitially,
    haveTermsChanged: consent.hasChanged,
    setAgreed: (isAgreed: boolean) => setConsent((before) => answered(before, isAgreed)),
    /** Clears the tick: the text that it confirms could not be read. */
    clear: () => setConsent((before) => ({ ...before, isAgreed: false })),
  };
}
