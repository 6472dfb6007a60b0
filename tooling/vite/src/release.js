import { deploymentProblems } from '@peace/deployment-config/release';
import { fromEnvironment, readSettings } from '@peace/deployment-config/settings';

/** Sample values of a plain build that are decided when it is made. */
const samples = /** @type {const} */ ({
  VITE_APP_EN_NAME: 'Peace',
  VITE_APP_CN_NAME: 'Peace',
  VITE_NATIVE_SCHEME: 'peace',
  VITE_SCHEME_URL: 'peace://product',
});

/** What may be as in a plain build, but not by leaving it out. */
const onPurpose = /** @type {const} */ (['VITE_PHONE_REGION', 'VITE_DEFAULT_LOCALE']);

/**
 * The deployment's settings as a build has them by default.
 *
 * @param {import('./env.js').Environment} env
 */
export const settingsOf = (env) =>
  readSettings({
    trustedOrigins: [],
    pictureOrigins: [],
    sessionEndedCodes: [],
    off: [],
    statsUrl: '',
    reportsUrl: '',
    appStoreUrl: '',
    playStoreUrl: '',
    ...fromEnvironment(env, 'VITE_'),
  });

/**
 * Refuses a release (`VITE_RELEASE=1`) that has a sample value, speaks plain http, or is built in another mode than
 * `production` (decision 0065).
 *
 * @param {Readonly<Record<string, string | undefined>>} given the environment without defaults
 * @param {{ env: import('./env.js').Environment, mode: string }} build
 * @throws one error that names each of them
 */
export function checkRelease(given, { env, mode }) {
  if (env.VITE_RELEASE !== '1') return;
  const problems = [
    ...(mode === 'production' ? [] : [`the mode is ${JSON.stringify(mode)}: a release is built in production`]),
    ...Object.entries(samples)
      .filter(([name, sample]) => Object(env)[name] === sample)
      .map(([name, sample]) => `${name} is ${JSON.stringify(sample)}: a sample`),
    ...onPurpose.filter((name) => !given[name]).map((name) => `${name} is not set: say it on purpose`),
    ...deploymentProblems(settingsOf(env)),
  ];
  if (problems.length > 0) throw new Error(`This is no release:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
