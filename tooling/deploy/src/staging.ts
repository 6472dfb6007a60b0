import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installRelease } from './release/install-release.ts';
import { appNames, builtSite, folderOf } from './sites.ts';
import { writeConfig } from './write-config.ts';

export interface Staging {
  /** Folder to write everything into. */
  readonly folder: string;
  /** Origin by which people reach it. */
  readonly origin: string;
  /** nginx's `listen`. */
  readonly listen: string;
  /** Origin of the sandbox that is behind it. */
  readonly sandbox: string;
  readonly user: string;
  readonly password: string;
  /** `PEACE_…` variables, as in production. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Installs the builds of all apps, with Storybook where it is built, and writes nginx's configuration for them: behind one
 * password, with the sandbox's control surface passed on.
 *
 * @returns whether Storybook is among them
 */
export function writeStaging({ folder, origin, listen, sandbox, user, password, env = {} }: Staging): boolean {
  const files = join(folder, 'files');
  mkdirSync(files, { recursive: true });
  for (const app of appNames) {
    const release = join(folderOf(app), 'dist');
    installRelease({ release, into: join(files, app), file: { reportsUrl: '/peace/reports' }, env });
  }
  const hasStorybook = linkStorybook(join(files, 'storybook'));
  const passwordFile = join(folder, 'passwords');
  writeFileSync(passwordFile, `${user}:${salted(password)}\n`);
  writeConfig(join(folder, 'conf'), {
    what: 'one-host',
    sites: appNames.map((app) => builtSite(app, { build: join(files, app), besideSimulator: true })),
    files,
    backend: sandbox,
    origin,
    listen,
    passwordFile,
    withPreview: true,
    trustedProxies: [],
    smsPerMinute: 30,
    accessLog: '/dev/stdout',
    errorLog: 'stderr',
  });
  return hasStorybook;
}

function linkStorybook(target: string): boolean {
  const built = join(import.meta.dirname, '../../storybook/storybook-static');
  rmSync(target, { force: true });
  const isBuilt = existsSync(built);
  if (isBuilt) symlinkSync(built, target);
  return isBuilt;
}

/** As nginx reads it: `{SSHA}`, RFC 2307. */
function salted(password: string): string {
  const salt = randomBytes(8);
  const digest = createHash('sha1').update(password).update(salt).digest();
  return `{SSHA}${Buffer.concat([digest, salt]).toString('base64')}`;
}
