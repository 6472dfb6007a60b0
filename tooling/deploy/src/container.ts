import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Deployment, smsPerMinuteOf } from './deployment.ts';
import { installRelease } from './release/install-release.ts';
import { appNames, builtSite } from './sites.ts';
import { writeConfig } from './write-config.ts';

export interface ContainerEnv extends Readonly<Record<string, string | undefined>> {
  readonly PEACE_BACKEND?: string | undefined;
  /** Origin by which people reach it. */
  readonly PEACE_ORIGIN?: string | undefined;
}

/** The image's folder of releases, and the one that it writes to when it starts. */
export interface ContainerFolders {
  readonly releases: string;
  readonly work: string;
}

/**
 * Installs the image's releases with the settings of the environment, and writes nginx's configuration for them: pages, content
 * policies and proxying follow from the same variables. The image itself is only read.
 *
 * @throws in one message, what is missing or wrong
 */
export function prepareContainer(env: ContainerEnv, { releases, work }: ContainerFolders): void {
  const { PEACE_BACKEND: backend = '', PEACE_ORIGIN: origin = '' } = env;
  const missing = Object.entries({ PEACE_BACKEND: backend, PEACE_ORIGIN: origin }).filter(
    ([, value]) => !isOrigin(value),
  );
  if (missing.length > 0) {
    throw new Error(
      missing.map(([name, value]) => `${name} is ${JSON.stringify(value)}: must be an origin`).join('\n'),
    );
  }
  const apps = appNames.filter((name) => readdirSync(releases).includes(name));
  const withPreview = apps.includes('dev-preview') && apps.length > 1;
  const files = join(work, 'files');
  const connect = listed(env['PEACE_CONNECT']);
  for (const app of apps) {
    const into = join(files, app);
    // Its hashed files stay for the pages that are open; its pages are overwritten.
    const before = join(releases, `${app}.before`);
    if (existsSync(before)) installRelease({ release: before, into, env });
    // The image decides which release is served, a rollback included.
    installRelease({ release: join(releases, app), into, env, rollback: true });
  }
  const [only] = apps;
  writeConfig(join(work, 'nginx'), {
    what: apps.length > 1 || only === undefined ? 'one-host' : only,
    sites: apps.map((app) => builtSite(app, { build: join(files, app), besideSimulator: withPreview, connect })),
    files,
    backend,
    origin,
    withPreview,
    listen: env['PEACE_LISTEN'] || '8080',
    trustedProxies: listed(env['PEACE_TRUSTED_PROXY']),
    smsPerMinute: smsPerMinuteOf(env['PEACE_SMS_PER_MINUTE']),
    accessLog: '/dev/stdout',
    errorLog: 'stderr',
  } satisfies Deployment);
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
const listed = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
