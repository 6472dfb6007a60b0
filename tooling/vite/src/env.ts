import * as rules from '@peace/deployment-config/rules';
import { samples } from '@peace/deployment-config/release';
import {
  array,
  type GenericSchema,
  type InferOutput,
  nonEmpty,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
} from 'valibot';

const text = (fallback: string) => optional(string(), fallback);

/** A list as a variable has it, each part checked, without its spaces; `-` is an empty one that was set on purpose. */
const list = (part: GenericSchema<string, string>) =>
  pipe(
    text(''),
    transform((given) =>
      given
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== '' && given.trim() !== '-'),
    ),
    array(part),
    transform((parts) => parts.join(',')),
  );

const checked = (rule: GenericSchema<string, string>, fallback: string) => pipe(text(fallback), rule);

const colour = (fallback: string) => pipe(text(fallback), regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #12508f'));

/** The accent of `packages/ui-kit/src/tokens/tokens.css`. */
export const defaultAccent = '#12508f';

/** The settings of a build in its environment, with defaults: `docs/architecture.md` has the table. */
export const environment = object({
  // A deployment may change these when the release is installed: `@peace/deployment-config` describes each.
  VITE_API_BASE: checked(rules.basePlace, '/peace'),
  VITE_TRUSTED_ORIGINS: list(rules.origin),
  VITE_SESSION_ENDED_CODES: list(rules.envelopeCode),
  VITE_PICTURE_ORIGINS: list(rules.pictureFolder),
  VITE_WALLET_SCHEMES: list(rules.appScheme),
  VITE_DEFAULT_LOCALE: optional(rules.localeName, 'original'),
  VITE_OPTIONAL_BANK_FIELD: checked(rules.wireNameOrEmpty, ''),
  VITE_PAID_PROBLEM_TYPE: checked(rules.idOrEmpty, ''),
  VITE_STATS_URL: checked(rules.urlOrEmpty, ''),
  VITE_REPORTS_URL: checked(rules.placeOrEmpty, ''),
  VITE_FEEDBACK_URL: checked(rules.place, '/feedback'),
  VITE_SERVICE_PHONE: checked(rules.telephone, samples.servicePhone),
  VITE_APP_STORE_URL: checked(rules.urlOrEmpty, ''),
  VITE_PLAY_STORE_URL: checked(rules.urlOrEmpty, ''),
  VITE_OFF: list(rules.turnedOff),
  // The build fixes these.
  /** Which phone numbers registration takes. */
  VITE_PHONE_REGION: optional(picklist(['original', 'ph']), 'original'),
  VITE_NATIVE_SCHEME: checked(rules.appScheme, 'peace'),
  /** `1` marks a build for the public: sample company data is then refused. */
  VITE_RELEASE: optional(picklist(['', '1']), ''),
  VITE_BACKGROUND: colour(defaultAccent),
  VITE_FONT_COLOR: colour('#ffffff'),
  /** The accent as text in the dark scheme; by default as `VITE_BACKGROUND`. */
  VITE_BG_FONT_COLOR: colour(defaultAccent),
  VITE_SCHEME_URL: pipe(
    text('peace://product'),
    regex(/^[a-z][a-z0-9+.-]*:\/\//, 'must be a link such as peace://product'),
  ),
  /** `0`: the agreement's box of a loan is empty until the borrower ticks it, where a policy asks for that. */
  VITE_AGREEMENT_CHECKED: optional(picklist(['0', '1']), '1'),
  VITE_APP_EN_NAME: pipe(text('Peace'), nonEmpty('must not be empty')),
  /** The name in Chinese; empty: the English one stands for it. */
  VITE_APP_CN_NAME: text(''),
});

/** Every setting, checked and complete; `import.meta.env` has them. */
export type Environment = Readonly<InferOutput<typeof environment>>;

/**
 * Checks a build's environment.
 *
 * @returns every variable, defaults filled in
 * @throws one error that names each variable at fault, what it holds and what it must be.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const unknown = Object.keys(env).filter((name) => name.startsWith('VITE_') && !(name in environment.entries));
  // A CI sets variables it leaves empty; an empty one means the default.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = safeParse(environment, { VITE_BG_FONT_COLOR: given['VITE_BACKGROUND'], ...given });
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
