import { configuredPage } from '@peace/deployment-config/page';
import { releaseName } from '@peace/deployment-config/release-name';
import { settingsOf } from './release.js';
import { versionOf } from './version.js';

/** What a build passes to its installation: its default settings, and whether it is a release. */
const defaultsName = 'config.defaults.json';

/**
 * Writes the release into each page's data block, and beside the pages what a deployment starts from. Pages
 * without such a block are the developers' own.
 *
 * @param {import('./env.js').Environment} env
 * @returns {import('vite').Plugin}
 */
export function deployment(env) {
  let release = '';
  return {
    name: 'peace:deployment',
    configResolved: (config) => {
      release = releaseName(versionOf(config));
    },
    transformIndexHtml: (html) => (html.includes('id="deployment"') ? configuredPage(html, { release }) : html),
    generateBundle() {
      const source = { release: env.VITE_RELEASE === '1', defaults: settingsOf(env) };
      this.emitFile({ type: 'asset', fileName: defaultsName, source: `${JSON.stringify(source, null, 2)}\n` });
    },
  };
}
