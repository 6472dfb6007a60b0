import { variableOf } from './settings.js';

/** The sample values that a plain build has; a release has none of them (docs/decisions/deployment-and-releases.md). */
export const samples = /** @type {const} */ ({ servicePhone: '+63281234567' });

/** Names and addresses of the made-up company and of the sample files. */
const sampleText = /sample|\bcom\.example\b|\/id0{4}/i;

/** The made-up company's telephone numbers, by their last digits: one may be written with or without +63, spaces and brackets. */
const sampleNumbers = ['281234567', '281234568', '9171234567'];

/** RFC 2606 and 6761 keep these names for examples and tests, so nothing answers there. */
const reserved = /(?:^|[@/.])(?:example(?:\.(?:com|net|org))?|[\w-]+\.(?:test|invalid)|localhost)(?::\d+)?(?:\/|$)/;

/**
 * Why a fact or a setting is not fit for a release: it is the made-up company's, or an example.
 *
 * @param {string} value
 * @returns {string | undefined}
 */
export function sampleProblem(value) {
  const digits = /^[+\d ()-]+$/.test(value) ? value.replaceAll(/\D/g, '') : '';
  if (sampleText.test(value) || sampleNumbers.some((number) => digits.endsWith(number))) {
    return `this is a sample: the made-up company's`;
  }
  return reserved.test(value) ? 'this name is reserved for examples' : undefined;
}

/**
 * The apps that read a setting, for those that not every app reads.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const readers = {
  VITE_NATIVE_SCHEME: ['borrower-h5', 'promo-landing'],
  VITE_SCHEME_URL: ['borrower-h5'],
  VITE_PHONE_REGION: ['promo-landing'],
  VITE_API_BASE: ['borrower-h5', 'promo-landing'],
  VITE_TRUSTED_ORIGINS: ['borrower-h5'],
  VITE_PICTURE_ORIGINS: ['borrower-h5'],
  VITE_WALLET_SCHEMES: ['borrower-h5'],
  VITE_SESSION_ENDED_CODES: ['borrower-h5'],
  VITE_SERVICE_PHONE: ['borrower-h5'],
  VITE_OPTIONAL_BANK_FIELD: ['borrower-h5'],
  VITE_PAID_PROBLEM_TYPE: ['borrower-h5'],
  VITE_OFF: ['borrower-h5'],
  VITE_FEEDBACK_URL: ['official-site'],
  VITE_APP_STORE_URL: ['promo-landing'],
  VITE_PLAY_STORE_URL: ['promo-landing'],
};

/**
 * Whether an app reads a setting. A release is not asked for one that it does not read, nor refused for its value.
 *
 * @param {string} app
 * @param {string} variable its name in a build's environment
 */
export const isReadBy = (app, variable) => readers[variable]?.includes(app) ?? true;

/**
 * Lists the settings that prevent the deployment of a release.
 *
 * @param {import('./settings.js').Deployment} settings
 * @param {string} app
 * @returns {string[]} one line for each problem
 */
export function deploymentProblems(settings, app) {
  const read = Object.entries(settings).filter(([name]) => isReadBy(app, variableOf(name, 'VITE_')));
  return read.flatMap(([name, value]) =>
    [value].flat().flatMap((text) => {
      const reason = sampleProblem(text) ?? (text.startsWith('http:') ? 'not https' : undefined);
      return reason ? [`${name} is ${JSON.stringify(text)}: ${reason}`] : [];
    }),
  );
}
