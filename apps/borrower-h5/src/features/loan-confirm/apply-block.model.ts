import type { Refresh } from '#shared/reading/refresh.ts';
import { loanCost } from './loan-cost.ts';
import { applicationFor } from './loan-terms.ts';
import type { CheckedTerms } from './offer-check.ts';

export type AgreementTitles =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string; readonly isRetrying: boolean }
  | { readonly kind: 'ready'; readonly data: readonly string[] };

/** An agreement that could not be opened: its place in the list, and why, in words. */
export interface UnopenedAgreement {
  readonly place: number;
  readonly message: string;
  /** Differs between two failures of the same agreement, so that the second one is announced too. */
  readonly attempt: number;
}

export type ApplyBlock =
  | 'turnedOff'
  | 'termsUnreadable'
  /** The offer or its agreements could not be read again: what is shown may have changed. */
  | 'termsOld'
  | 'termsRereading'
  | 'termsContradict'
  /** The total to repay, or its cost, cannot be computed from the offer. */
  | 'costUnknown'
  | 'agreementsLoading'
  | 'agreementsFailed'
  /** The agreement of the dialog has not been shown. */
  | 'agreementUnread'
  | 'termsChanged'
  /** An agreement could not be opened when it was tapped, which cleared the tick. */
  | 'agreementUnopened'
  | 'notAgreed';

export interface ApplyConditions {
  readonly terms: CheckedTerms;
  readonly agreements: AgreementTitles;
  readonly refresh: Refresh;
  readonly isAgreed: boolean;
  /** The agreement of the dialog has been shown, or there is none. */
  readonly isAgreementShown: boolean;
  readonly unopenedAgreement: UnopenedAgreement | null;
  readonly haveTermsChanged: boolean;
  readonly isFeatureDisabled?: boolean;
}

/** Why Apply is inert, what cannot be mended by a tick first; null where it is not. */
export function applyBlockOf(conditions: ApplyConditions): ApplyBlock | null {
  const { terms, agreements, refresh, isAgreed, isAgreementShown, haveTermsChanged } = conditions;
  if (conditions.isFeatureDisabled) return 'turnedOff';
  if (applicationFor(terms) === null) return 'termsUnreadable';
  if (terms.contradictions.length > 0) return 'termsContradict';
  if (loanCost(terms).cost === null) return 'costUnknown';
  if (refresh.kind === 'failed') return 'termsOld';
  // The early page says this first, and an offer that is old by the time React is there must begin as it was painted.
  if (agreements.kind === 'loading') return 'agreementsLoading';
  if (refresh.kind === 'running') return 'termsRereading';
  if (agreements.kind === 'failed') return 'agreementsFailed';
  if (isAgreed) return isAgreementShown ? null : 'agreementUnread';
  if (haveTermsChanged) return 'termsChanged';
  return conditions.unopenedAgreement ? 'agreementUnopened' : 'notAgreed';
}

const inTerms: ReadonlySet<ApplyBlock | null> = new Set(['termsUnreadable', 'termsContradict', 'costUnknown']);

/** Whether the offer itself is what stands in the way: there is nothing to agree to, and nothing to apply for. */
export function liesInTerms(block: ApplyBlock | null): boolean {
  return inTerms.has(block);
}
