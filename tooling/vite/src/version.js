import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasWaitingNotes } from './waiting-notes.js';

/** The name under which a build says which release it is. */
export const versionName = 'version.json';

/**
 * Which release a build is, as Dockerflow's `/__version__` reports it. Source, commit and build come from the environment of
 * whoever builds, not from git: the same sources give the same files, wherever and whenever they are built.
 *
 * @param {{ version: string }} app the app's package.json
 * @param {Record<string, string | undefined>} env
 * @param {boolean} isAhead whether notes of later changes wait: such a build is not the version that was cut, and says so
 */
export function describeVersion({ version }, env, isAhead) {
  const commit = env.BUILD_COMMIT ?? '';
  return {
    source: env.BUILD_SOURCE ?? '',
    version: isAhead ? `${version}+${commit.slice(0, 12) || 'unreleased'}` : version,
    commit,
    build: env.BUILD_URL ?? '',
  };
}

/**
 * @param {string} folder an app's
 * @see describeVersion
 */
export function versionOf(folder) {
  const app = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return describeVersion(app, process.env, hasWaitingNotes(app.name, join(folder, '../..')));
}

/**
 * Writes `version.json` into the build.
 *
 * @returns {import('vite').Plugin}
 */
export function versionFile() {
  let root = '';
  return {
    name: 'peace:version',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle() {
      const source = `${JSON.stringify(versionOf(root))}\n`;
      this.emitFile({ type: 'asset', fileName: versionName, source });
    },
  };
}
