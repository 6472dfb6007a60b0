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

/** The folders from which a picture may be loaded that a borrower acts on, such as a payment QR code. */
export interface TrustedImageRules {
  /** The address of the page. A folder without an origin is on its origin. */
  readonly base: string;
  /** URL prefixes that end with a path segment: `/peace/codes`, `https://codes.example/qr/`, `https://codes.example`. */
  readonly folders: readonly string[];
  /** Folders below those that are not trusted, such as the one of uploaded files. */
  readonly except?: readonly string[];
}

/** As {@link imageAddress}, from the named folders alone. */
export function trustedImageAddress(text: string | null, rules: TrustedImageRules): string | null {
  const { base, folders, except = [] } = rules;
  const address = imageAddress(text);
  if (address === null) return null;
  const { origin, pathname } = new URL(address, base);
  const path = plainPath(pathname);
  const isIn = (folder: string) => {
    const named = new URL(folder, base);
    return named.origin === origin && path !== null && path.startsWith(named.pathname.replace(/\/?$/, '/'));
  };
  return folders.some(isIn) && !except.some(isIn) ? address : null;
}

/** A path without its escapes; null where a server could read another folder in it, as in `..%2F` and `..;/`. */
function plainPath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return /[%\\;]|\/\.{0,2}\//.test(path) ? null : path;
  } catch {
    return null;
  }
}
