/** The URL as the browser parses it; `undefined` if it is invalid. */
export function parseUrl(text: string, base?: string): URL | undefined {
  // `URL.canParse` came with Safari 17.
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * The target of a link, or why it is refused. Reasons are for developers and for choosing a wording. `to` is the link as it is
 * written; its `scheme` is in lower case, without the colon, and empty for a name that has none.
 */
export type Destination =
  | { readonly kind: 'web'; readonly url: URL }
  | { readonly kind: 'native'; readonly to: string; readonly scheme: string }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/**
 * - `empty`: there is no link
 * - `control-characters`: it has some, or blanks at an end; browsers drop them, and so a scheme hides
 * - `scheme`: one that a browser could run or read, such as `javascript:`, or none that can be recognised
 * - `protocol-relative`: it begins like a path and leads to another site
 * - `credentials`: it carries a user name or password, mostly to fake a host name
 * - `unparsable`: not a URL
 * - `blocked`: the browser refused to go
 */
export type RefusalReason =
  | 'empty'
  | 'control-characters'
  | 'scheme'
  | 'protocol-relative'
  | 'credentials'
  | 'unparsable'
  | 'blocked';

interface DestinationRules {
  /** The address of the page, which relative links start from. */
  readonly base: string;
}

/** Schemes that a browser runs or reads itself and never passes to another app. */
const dangerousSchemes = ['javascript', 'data', 'blob', 'file', 'filesystem', 'vbscript', 'about', 'view-source'];

/**
 * Checks a link, which may come from anywhere. `http://`, `https://`, and what starts with `/`, `?` or `#` and stays on this
 * origin, is of the web. Anything else is for the native shell (spec §7), whatever its scheme, unless a browser could run or
 * read it. Every URL of this product is checked here, by what the URL parser makes of it; the patterns only refuse more.
 * A web link is opened as the returned URL, never as its text.
 */
export function checkDestination(link: string, rules: DestinationRules): Destination {
  if (link === '') return refused('empty');
  if (/\p{Cc}/u.test(link) || link.trim() !== link) return refused('control-characters');
  if (/^[/?#]/.test(link)) return checkRelative(link, rules.base);
  if (/^https?:\/\//i.test(link)) return checkWeb(link);
  return checkNative(link);
}

function checkRelative(link: string, base: string): Destination {
  const page = parseUrl(base);
  if (page === undefined) return refused('unparsable');
  // A path would inherit those that the page itself was opened with; what is left are the link's own.
  page.username = '';
  page.password = '';
  const url = parseUrl(link, page.href);
  if (url === undefined) return refused('unparsable');
  if (!/^https?:$/.test(url.protocol)) return refused('scheme');
  // `//host` and `/\host` lead to another site.
  if (url.origin !== page.origin) return refused('protocol-relative');
  return hasCredentials(url) ? refused('credentials') : { kind: 'web', url };
}

function checkWeb(link: string): Destination {
  const url = parseUrl(link);
  if (url === undefined) return refused('unparsable');
  return hasCredentials(url) ? refused('credentials') : { kind: 'web', url };
}

function checkNative(link: string): Destination {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(link) ?? [];
  // A shell's own name for a page has no scheme. What has a colon before its path may be read as one elsewhere.
  if (scheme === '')
    return /^[^\\:/?#]+(?:[/?#].*)?$/.test(link) ? { kind: 'native', to: link, scheme } : refused('scheme');
  const named = scheme.toLowerCase();
  if (rest === '' || /^https?$/.test(named) || dangerousSchemes.includes(named)) return refused('scheme');
  const url = parseUrl(link);
  if (url === undefined) return refused('unparsable');
  return hasCredentials(url) ? refused('credentials') : { kind: 'native', to: link, scheme: named };
}

const hasCredentials = (url: URL) => url.username !== '' || url.password !== '';

const refused = (reason: RefusalReason): Destination => ({ kind: 'refused', reason });
