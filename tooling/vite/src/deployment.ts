import { configuredPage } from '@peace/deployment-config/page';
import { releaseName } from '@peace/deployment-config/release-name';
import type { Plugin } from 'vite';
import type { Environment } from './env.ts';
import { settingsOf } from './release.ts';
import { versionOf } from './version.ts';

/** A build passes its default settings, and whether it is a release, to the installation. */
const defaultsName = 'config.defaults.json';

/**
 * Writes the release into each page's data block, and beside the pages what a deployment starts from. Pages
 * without such a block are the developers' own.
 */
export function deployment(env: Environment): Plugin {
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
