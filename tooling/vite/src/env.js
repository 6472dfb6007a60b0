import * as v from 'valibot';

const origins = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && new URL(text).origin === text,
        'must be origins such as https://pay.example.ph, comma-separated',
      ),
    ),
  ),
  v.transform((list) => list.join(',')),
);

const urlOrEmpty = v.pipe(
  v.optional(v.string(), ''),
  v.check((text) => text === '' || URL.canParse(text), 'must be a full URL or empty'),
);

const colour = (fallback) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #12508f'));

const path = (fallback) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.check(
      (text) => (text.startsWith('/') && !text.startsWith('//')) || /^https?:\/\//.test(text),
      'must be a path such as /peace, or a full URL',
    ),
  );

/** What a build may be told through its environment, with defaults: `docs/architecture.md` has the table. */
export const environment = v.object({
  /** Where the backend answers, without a trailing slash. */
  VITE_API_BASE: v.pipe(
    path('/peace'),
    v.check((text) => !text.endsWith('/'), 'must not end with a slash'),
  ),
  /** Other origins that may get the session's common params in a link. */
  VITE_TRUSTED_ORIGINS: origins,
  VITE_DEFAULT_LOCALE: v.optional(v.picklist(['original', 'en', 'fil']), 'original'),
  /** Which phone numbers registration takes. */
  VITE_PHONE_REGION: v.optional(v.picklist(['original', 'ph']), 'original'),
  VITE_NATIVE_SCHEME: v.pipe(
    v.optional(v.string(), 'peace'),
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
  VITE_SERVICE_PHONE: v.pipe(
    v.optional(v.string(), '+63281234567'),
    v.regex(/^\+?[0-9 ()-]{5,20}$/, 'must be a telephone number'),
  ),
  VITE_SCHEME_URL: v.pipe(
    v.optional(v.string(), 'peace://product'),
    v.regex(/^[a-z][a-z0-9+.-]*:\/\//, 'must be a link such as peace://product'),
  ),
  /** `0`: the agreement's box of a loan is empty until the borrower ticks it, where a policy asks for that. */
  VITE_AGREEMENT_CHECKED: v.optional(v.picklist(['0', '1']), '1'),
  VITE_APP_EN_NAME: v.pipe(v.optional(v.string(), 'Peace'), v.nonEmpty('must not be empty')),
  VITE_APP_CN_NAME: v.pipe(v.optional(v.string(), 'Peace'), v.nonEmpty('must not be empty')),
});

/**
 * Checks a build's environment.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {v.InferOutput<typeof environment>} every variable, defaults filled in
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
