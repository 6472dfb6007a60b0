import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name under which a build says which release it is. */
export const versionName = 'version.json';

/**
 * Which release a build is, as Dockerflow's `/__version__` reports it. Source, commit and build come from the environment of
 * whoever builds, not from git: the same sources give the same files, wherever and whenever they are built.
 *
 * @param {{ version: string }} app the app's package.json
 * @param {Record<string, string | undefined>} env
 */
export const describeVersion = ({ version }, env) => ({
  source: env.BUILD_SOURCE ?? '',
  version,
  commit: env.BUILD_COMMIT ?? '',
  build: env.BUILD_URL ?? '',
});

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
      const app = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      const source = `${JSON.stringify(describeVersion(app, process.env))}\n`;
      this.emitFile({ type: 'asset', fileName: versionName, source });
    },
  };
}
