import { mayApply, type ApplyPhase } from './apply-phase.model.ts';

/** What may lie over an offer, most urgent first. They never stack. */
export type OfferOverlay = 'agreement' | 'promo' | OfferQuestion;

/** What is asked when the borrower leaves, or applies once more while it is not known what became of the first time. */
export type OfferQuestion = 'retention' | 'applyAgain';

export interface OfferDialogFlags {
  readonly hasAgreement: boolean;
  readonly hasPromo: boolean;
}

/** The overlay to show. `done` are those the borrower has answered on this visit. */
export function overlayFor(
  asks: OfferDialogFlags,
  done: ReadonlySet<OfferOverlay>,
  asked: OfferQuestion | null,
  phase: ApplyPhase,
): OfferOverlay | null {
  // Once the application is on its way, there is nothing left to agree to or to promote.
  if (!mayApply(phase)) return null;
  if (asks.hasAgreement && !done.has('agreement')) return 'agreement';
  if (asks.hasPromo && !done.has('promo')) return 'promo';
  // Once its outcome is known, there is nothing to apply for again.
  return asked === 'applyAgain' && phase.kind !== 'notFound' ? null : asked;
}

/** What going back does: closes the overlay, asks first (only where the server wants that, spec §4), or goes back. */
export function backAction(
  overlay: OfferOverlay | null,
  asksFirst: boolean,
  phase: ApplyPhase,
): 'close' | 'ask' | 'go' {
  if (overlay) return 'close';
  return asksFirst && mayApply(phase) ? 'ask' : 'go';
}
