import type { AgreementTitles } from './agreement-titles.ts';
import type { LoanTerms } from './loan-terms.ts';
import { applicationFor } from './loan-terms.ts';
import { contradictionsOf } from './offer-check.ts';

/** What stands between a borrower and Apply. */
export type ApplyBlock =
  | 'termsUnreadable'
  | 'termsContradict'
  | 'agreementsLoading'
  | 'agreementsFailed'
  | 'termsChanged'
  | 'notAgreed';

/** What decides whether Apply may be tapped. */
export interface ApplyConditions {
  readonly terms: LoanTerms;
  readonly agreements: AgreementTitles;
  readonly isAgreed: boolean;
  /** The terms changed under a tick, which was cleared. */
  readonly haveTermsChanged: boolean;
}

/** Why Apply is inert, what cannot be mended by a tick first; null where it is not. */
export function applyBlockOf({ terms, agreements, isAgreed, haveTermsChanged }: ApplyConditions): ApplyBlock | null {
  if (applicationFor(terms) === null) return 'termsUnreadable';
  if (contradictionsOf(terms).length > 0) return 'termsContradict';
  if (agreements.kind === 'loading') return 'agreementsLoading';
  if (agreements.kind === 'failed') return 'agreementsFailed';
  if (isAgreed) return null;
  return haveTermsChanged ? 'termsChanged' : 'notAgreed';
}
