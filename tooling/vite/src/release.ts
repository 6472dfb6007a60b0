import { deploymentProblems, isReadBy, sampleProblem } from '@peace/deployment-config/release';
import { fromEnvironment, readSettings } from '@peace/deployment-config/settings';
import type { Environment } from './env.ts';

/** A build fixes these; a plain build has samples of them. */
const identity = ['VITE_APP_EN_NAME', 'VITE_NATIVE_SCHEME', 'VITE_SCHEME_URL'] as const;

/** A plain build's own name and scheme. */
const isPlain = (value: string) => /^peace(?::|$)/i.test(value);

/** These may have the value of a plain build, but must be set; each has its reason. */
const onPurpose = {
  VITE_PHONE_REGION: 'original or ph',
  VITE_DEFAULT_LOCALE: 'original, en or fil',
  VITE_TRUSTED_ORIGINS: 'the origins that receive the session in a link, or - for none',
  VITE_PICTURE_ORIGINS: 'the addresses below which payment QR codes are, or - for none but the API base',
};

/** The deployment's settings as a build has them by default. */
export const settingsOf = (env: Environment) =>
  readSettings({
    trustedOrigins: [],
    pictureOrigins: [],
    walletSchemes: [],
    sessionEndedCodes: [],
    off: [],
    optionalBankField: '',
    paidProblemType: '',
    statsUrl: '',
    reportsUrl: '',
    appStoreUrl: '',
    playStoreUrl: '',
    ...fromEnvironment(env, 'VITE_'),
  });

/**
 * Refuses a release (`VITE_RELEASE=1`) that has a sample value, speaks plain http, or is built in another mode than
 * `production` (docs/decisions/deployment-and-releases.md). It is asked only for the settings that the app reads.
 *
 * @param given the environment without defaults
 * @throws one error that names each of them
 */
export function checkRelease(
  given: Readonly<Record<string, string | undefined>>,
  { app, env, mode }: { app: string; env: Environment; mode: string },
): void {
  if (env.VITE_RELEASE !== '1') return;
  const problems = [
    ...(mode === 'production' ? [] : [`the mode is ${JSON.stringify(mode)}: a release is built in production`]),
    ...identity
      .filter((name) => isReadBy(app, name))
      .filter((name) => isPlain(env[name]) || sampleProblem(env[name]))
      .map((name) => `${name} is ${JSON.stringify(env[name])}: a sample`),
    ...Object.entries(onPurpose)
      .filter(([name]) => isReadBy(app, name) && !given[name])
      .map(([name, what]) => `${name} is not set: say ${what}`),
    ...deploymentProblems(settingsOf(env), app),
  ];
  if (problems.length > 0) throw new Error(`This is no release:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
