import { check, literal, picklist, pipe, regex, string, union } from 'valibot';

// Plain JavaScript: a Vite configuration loads it, and Node 20 does not load TypeScript there.

/**
 * An address, parsed; `null` where it is none. `URL.canParse` came with Safari 17.
 *
 * @param {string} text
 */
function parsed(text) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * An origin as a browser writes it, of nothing that would mean something else in a policy or in a page.
 *
 * @param {string} origin
 */
const isOrigin = (origin) =>
  /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/.test(origin) && parsed(origin)?.origin === origin;

/**
 * Plain http from another machine: what it answers can be replaced on the way.
 *
 * @param {string} address
 */
const isReplaceable = (address) => /^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$))/.test(address);

/** Every envelope uses these codes for success, so they cannot mean the end of a session. */
const successCodes = ['0', '00'];

export const origin = pipe(
  string(),
  check(isOrigin, 'must be origins such as https://pay.example.ph, comma-separated'),
);

/**
 * A folder of the page's own origin, or an origin with or without one; without escapes, so that each reader sees the same folder.
 *
 * @param {string} text
 */
function isPictureFolder(text) {
  const [, host, path] = /^(https?:\/\/[^/]+)?(\/[\w.~/-]*)?$/.exec(text) ?? [];
  if (host ? !isOrigin(host) : !path || path === '/') return false;
  return !path || (parsed(`https://own.invalid${path}`)?.pathname === path && !path.includes('//'));
}

export const pictureFolder = pipe(
  string(),
  check(isPictureFolder, 'must be paths such as /peace/codes/ or https://codes.example.ph/qr/, comma-separated'),
  check((given) => !isReplaceable(given), 'must be https, unless it is of this machine'),
);

/** A URL scheme of an app: not the web's, and none that a browser would run or read. */
export const appScheme = pipe(
  string(),
  regex(/^[a-z][a-z0-9+.-]*$/, 'must be a URL scheme such as peace'),
  check(
    (scheme) => !/^(?:https?|javascript|data|vbscript|blob|file|filesystem|about|view-source)$/.test(scheme),
    'must be the scheme of an app',
  ),
);

export const envelopeCode = pipe(
  string(),
  regex(/^-?[\w.]{1,32}$/, 'must be codes such as 40001,40002'),
  check((code) => !successCodes.includes(code), 'must not name a code that means success'),
);

export const urlOrEmpty = pipe(
  string(),
  check((url) => url === '' || /^https?:$/.test(protocolOf(url)), 'must be a full URL or empty'),
);

/** A path of the own origin, or a full URL. */
export const place = pipe(
  string(),
  check(
    (given) => (given.startsWith('/') && !given.startsWith('//')) || /^https?:$/.test(protocolOf(given)),
    'must be a path such as /peace, or a full URL',
  ),
);

export const placeOrEmpty = union([literal(''), place], 'must be a path, a full URL, or empty');

export const basePlace = pipe(
  place,
  check((given) => !given.endsWith('/'), 'must not end with a slash'),
);

export const telephone = pipe(string(), regex(/^\+?[0-9 ()-]{5,20}$/, 'must be a telephone number'));

/** A feature, or a payment channel by its number, can be turned off. */
export const turnedOff = pipe(
  string(),
  regex(/^(?:apply|upload|earlyPaint|channel:[\w-]{1,32})$/, 'must be apply, upload, earlyPaint or channel:<number>'),
);

export const wireNameOrEmpty = pipe(
  string(),
  regex(/^(?:[A-Za-z_]\w{0,63})?$/, 'must be the name of a field, or empty'),
);

export const idOrEmpty = pipe(string(), regex(/^[\w-]{0,64}$/, 'must be an id, or empty'));

export const localeName = picklist(['original', 'en', 'fil']);

/** @param {string} url */
const protocolOf = (url) => parsed(url)?.protocol ?? '';
