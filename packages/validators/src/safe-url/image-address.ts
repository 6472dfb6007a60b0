import { ownPath } from './own-path.ts';
import { webAddress } from './web-address.ts';

/**
 * The address of a picture from elsewhere (the backend, or a link), where it is safe to load: `http(s)://…`
 * without credentials, or a path of this origin. `null` for everything else, such as `data:`, `javascript:`, `//host` and bare words.
 */
export function imageAddress(text: string | null): string | null {
  if (text === null) return null;
  return ownPath(text)?.replace(/#.*/, '') ?? webAddress(text);
}

/** Origins from which a picture may be loaded that a borrower acts on, such as a payment QR code. */
export interface TrustedImageRules {
  /** The address of the page, whose origin is trusted. */
  readonly base: string;
  /** Further exact origins, such as `https://codes.example`. */
  readonly origins: readonly string[];
}

/** As {@link imageAddress}, from the page's own origin and the named ones alone. */
export function trustedImageAddress(text: string | null, { base, origins }: TrustedImageRules): string | null {
  const address = imageAddress(text);
  if (address === null) return null;
  const { origin } = new URL(address, base);
  return origin === new URL(base).origin || origins.includes(origin) ? address : null;
}
