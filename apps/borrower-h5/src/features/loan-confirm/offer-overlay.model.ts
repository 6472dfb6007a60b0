import { frameAddress } from '@peace/validators/safe-url';
import { mayApply, type ApplicationState } from './application-state.model.ts';

/** The overlays of an offer, most urgent first. They never stack. */
export type OfferOverlay = 'agreement' | 'promo' | OfferQuestion;

/** The question that is asked when the borrower leaves, or applies once more while the first outcome is unknown. */
export type OfferQuestion = 'retention' | 'applyAgain';

export interface OfferDialogFlags {
  readonly hasAgreement: boolean;
  readonly hasPromo: boolean;
}

/** The agreement of the dialog, and how it can be shown. `link` is as the server sent it. */
export type AgreementPage =
  /** The link is not safe. */
  | { readonly kind: 'refused'; readonly link: string }
  /** A document of the own origin that is being checked, or could not be read. */
  | { readonly kind: 'checking' | 'failed'; readonly link: string }
  /** `framed`: it was checked, and a frame shows it. `unchecked`: another origin's, whose frame may stay empty. */
  | { readonly kind: 'framed' | 'unchecked'; readonly link: string; readonly frame: string }
  /** No frame shows it: a PDF, or a page that forbids framing. */
  | { readonly kind: 'document'; readonly link: string };

/** The result of checking an own page (`@peace/api-client/check-page`). */
export type CheckedPage = 'checking' | 'page' | 'document' | 'failed';

type PageWindow = { readonly location: { readonly href: string; readonly origin: string } };

/** The address that is checked before it is framed: only documents of the own origin can be, and a PDF need not. */
export function addressToCheck(window: PageWindow, link: string): string | null {
  const address = frameAddress(window, link);
  return address !== null && isOwnPage(window, address) ? address : null;
}

export function agreementPageOf(window: PageWindow, link: string, found: CheckedPage): AgreementPage {
  const frame = frameAddress(window, link);
  if (frame === null) return { kind: 'refused', link };
  if (isPdf(frame)) return { kind: 'document', link };
  if (!isOwnPage(window, frame)) return { kind: 'unchecked', link, frame };
  return found === 'page' ? { kind: 'framed', link, frame } : { kind: found, link };
}

const isPdf = (address: string) => /\.pdf$/i.test(new URL(address).pathname);

const isOwnPage = ({ location }: PageWindow, address: string) =>
  new URL(address).origin === location.origin && !isPdf(address);

/** The overlay to show. `done` are those the borrower has answered on this visit. */
export function overlayFor(
  asks: OfferDialogFlags,
  done: ReadonlySet<OfferOverlay>,
  asked: OfferQuestion | null,
  application: ApplicationState,
): OfferOverlay | null {
  // Once the application is on its way, there is nothing left to agree to or to promote.
  if (!mayApply(application)) return null;
  if (asks.hasAgreement && !done.has('agreement')) return 'agreement';
  if (asks.hasPromo && !done.has('promo')) return 'promo';
  // Once its outcome is known, there is nothing to apply for again.
  return asked === 'applyAgain' && application.kind !== 'notFound' ? null : asked;
}

/** Going back closes the overlay, asks first (only where the server wants that, spec §4), or goes back. */
export function backAction(
  overlay: OfferOverlay | null,
  asksFirst: boolean,
  application: ApplicationState,
): 'close' | 'ask' | 'go' {
  if (overlay) return 'close';
  return asksFirst && mayApply(application) ? 'ask' : 'go';
}
