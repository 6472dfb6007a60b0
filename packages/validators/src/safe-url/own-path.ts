import { checkDestination } from './destination.ts';

/** Stands for whichever origin a path will be resolved against. The name is reserved (RFC 2606), so no link leads there. */
const anyOrigin = 'https://own.invalid';

/**
 * A path of the page's own origin with its query and hash, or `null` for a text that is none or could lead elsewhere.
 * Use the result, never the text: the parser drops tabs and line breaks, so that `/<tab>/host` leads to another site.
 */
export function ownPath(text: string): `/${string}` | null {
  if (!text.startsWith('/')) return null;
  const destination = checkDestination(text, { base: anyOrigin });
  if (destination.kind !== 'web') return null;
  const { pathname, search, hash } = destination.url;
  // `/.//host` stays on its origin while it is parsed; what the parser makes of it would lead elsewhere the next time.
  return pathname.startsWith('//') ? null : `/${pathname.slice(1)}${search}${hash}`;
}
