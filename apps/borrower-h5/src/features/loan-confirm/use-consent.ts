import { useCallback, useState } from 'react';
import { answered, consentUnder, noConsent } from './consent.model.ts';

/** What a consent is about. */
interface ConsentOptions {
  /** The terms as one text; null until all of them are known. */
  readonly terms: string | null;
  /** Whether the box is ticked initially. */
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
    setAgreed: useCallback((isAgreed: boolean) => setConsent((before) => answered(before, isAgreed)), []),
    /** Clears the tick: what it stands for could not be read. */
    clear: useCallback(() => setConsent((before) => ({ ...before, isAgreed: false })), []),
  };
}
