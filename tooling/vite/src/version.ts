import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { hasWaitingNotes } from './waiting-notes.ts';

/** The name under which a build says which release it is. */
export const versionName = 'version.json';

/**
 * Which release a build is, as Dockerflow's `/__version__` reports it. Source, commit and build come from the environment of
 * whoever builds, not from git: the same sources give the same files, wherever and whenever they are built.
 *
 * @param app the app's package.json
 * @param isRelease whether it is the version itself: a build for the public, above which no notes of later changes wait. Any other
 *   build has its commit in its version, so that two of them have two names
 */
export function describeVersion(
  { version }: { version: string },
  env: Readonly<Record<string, string | undefined>>,
  isRelease: boolean,
) {
  const commit = env.BUILD_COMMIT ?? '';
  return {
    source: env.BUILD_SOURCE ?? '',
    version: isRelease ? version : `${version}+${commit.slice(0, 12) || 'unreleased'}`,
    commit,
    build: env.BUILD_URL ?? '',
  };
}

/** @see describeVersion */
export function versionOf({ root, env }: Pick<ResolvedConfig, 'root' | 'env'>) {
  const app = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isRelease = env['VITE_RELEASE'] === '1' && !hasWaitingNotes(app.name, join(root, '../..'));
  return describeVersion(app, process.env, isRelease);
}

/** Writes `version.json` into the build. */
export function versionFile(): Plugin {
  let text = '';
  return {
    name: 'peace:version',
    apply: 'build',
    configResolved: (config) => {
      text = `${JSON.stringify(versionOf(config))}\n`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: versionName, source: text });
    },
  };
}
