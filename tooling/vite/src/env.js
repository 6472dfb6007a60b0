import * as v from 'valibot';

/** Text with a default. @param {string} fallback */
const text = (fallback) => v.optional(v.string(), fallback);

/**
 * An origin as a browser writes it, of nothing that would mean something else in a policy or in a page.
 *
 * @param {string} origin
 */
const isOrigin = (origin) =>
  /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/.test(origin) &&
  URL.canParse(origin) &&
  new URL(origin).origin === origin;

const origins = v.pipe(
  text(''),
  v.transform((list) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  v.array(v.pipe(v.string(), v.check(isOrigin, 'must be origins such as https://pay.example.ph, comma-separated'))),
  v.transform((list) => list.join(',')),
);

/** What every envelope means by success: no sign of a session's end. */
const successCodes = ['0', '00'];

const envelopeCodes = v.pipe(
  text(''),
  v.transform((list) => list.split(',').map((part) => part.trim())),
  v.transform((codes) => codes.filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^-?[\w.]{1,32}$/, 'must be codes such as 40001,40002'),
      v.check((code) => !successCodes.includes(code), 'must not name a code that means success'),
    ),
  ),
  v.transform((codes) => codes.join(',')),
);

/**
 * Plain http from another machine: what it answers can be replaced on the way.
 *
 * @param {string} origin
 */
const isReplaceable = (origin) => /^http:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?::|$))/.test(origin);

const securedOrigins = v.pipe(
  origins,
  v.check((list) => !list.split(',').some(isReplaceable), 'must be https, unless the origin is of this machine'),
);

const urlOrEmpty = v.pipe(
  text(''),
  v.check((url) => url === '' || URL.canParse(url), 'must be a full URL or empty'),
);

/** @param {string} fallback */
const colour = (fallback) => v.pipe(text(fallback), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #12508f'));

/** @param {string} fallback */
const path = (fallback) =>
  v.pipe(
    text(fallback),
    v.check(
      (place) => (place.startsWith('/') && !place.startsWith('//')) || /^https?:\/\//.test(place),
      'must be a path such as /peace, or a full URL',
    ),
  );

/** What a build may be told through its environment, with defaults: `docs/architecture.md` has the table. */
export const environment = v.object({
  /** Where the backend answers, without a trailing slash. */
  VITE_API_BASE: v.pipe(
    path('/peace'),
    v.check((place) => !place.endsWith('/'), 'must not end with a slash'),
  ),
  /** Other origins that may get the session's common params in a link. */
  VITE_TRUSTED_ORIGINS: origins,
  /** Envelope codes, besides HTTP 401 and 403, by which the backend says that a session ended. */
  VITE_SESSION_ENDED_CODES: envelopeCodes,
  /** Other origins that the picture a loan is repaid by (a QR code) may be loaded from. */
  VITE_PICTURE_ORIGINS: securedOrigins,
  VITE_DEFAULT_LOCALE: v.optional(v.picklist(['original', 'en', 'fil']), 'original'),
  /** Which phone numbers registration takes. */
  VITE_PHONE_REGION: v.optional(v.picklist(['original', 'ph']), 'original'),
  VITE_NATIVE_SCHEME: v.pipe(
    text('peace'),
    v.regex(/^[a-z][a-z0-9+.-]*$/, 'must be a URL scheme such as peace'),
    v.check(
      (scheme) => !['http', 'https', 'javascript', 'data', 'vbscript', 'blob', 'file', 'about'].includes(scheme),
      'must be a scheme of the app’s own',
    ),
  ),
  /** Empty: no analytics leave the page. */
  VITE_STATS_URL: urlOrEmpty,
  VITE_FEEDBACK_URL: path('/feedback'),
  /** `1` marks a build for the public: sample company data is then refused. */
  VITE_RELEASE: v.optional(v.picklist(['', '1']), ''),
  VITE_BACKGROUND: colour('#12508f'),
  VITE_FONT_COLOR: colour('#ffffff'),
  VITE_BG_FONT_COLOR: colour('#12508f'),
  VITE_SERVICE_PHONE: v.pipe(text('+63281234567'), v.regex(/^\+?[0-9 ()-]{5,20}$/, 'must be a telephone number')),
  VITE_SCHEME_URL: v.pipe(
    text('peace://product'),
    v.regex(/^[a-z][a-z0-9+.-]*:\/\//, 'must be a link such as peace://product'),
  ),
  /** `0`: the agreement's box of a loan is empty until the borrower ticks it, where a policy asks for that. */
  VITE_AGREEMENT_CHECKED: v.optional(v.picklist(['0', '1']), '1'),
  VITE_APP_EN_NAME: v.pipe(text('Peace'), v.nonEmpty('must not be empty')),
  VITE_APP_CN_NAME: v.pipe(text('Peace'), v.nonEmpty('must not be empty')),
});

/** Every setting, checked and complete; `import.meta.env` has them. @typedef {Readonly<v.InferOutput<typeof environment>>} Environment */

/**
 * Checks a build's environment.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Environment} every variable, defaults filled in
 * @throws one error that names each variable at fault, what it holds and what it must be.
 */
export function readEnvironment(env) {
  const unknown = Object.keys(env).filter((name) => name.startsWith('VITE_') && !(name in environment.entries));
  // A CI sets variables it leaves empty; an empty one means the default.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(environment, given);
  const lines = [
    ...(result.issues ?? []).map((issue) => {
      const name = String(issue.path?.[0].key);
      return `  ${name} is ${JSON.stringify(given[name])}: ${issue.message}`;
    }),
    ...unknown.map((name) => `  ${name} is not a setting of this project; is it misspelt?`),
  ];
  if (!result.success || unknown.length > 0) throw new Error(`The environment is not usable:\n${lines.join('\n')}`);
  return result.output;
}
