import { portOf, type Served } from '@peace/config/ports';
import { defineApp } from '../../tooling/vite/src/index.ts';
import { closedSockets } from '../../tooling/vite/src/closed-sockets.ts';
import { execFileSync } from 'node:child_process';
import manifest from './package.json' with { type: 'json' };

/** The paths of an app, on the server where it is. */
const appAt = (variable: string, app: Served) => ({
  target: process.env[variable] || `http://127.0.0.1:${portOf(app)}`,
  ws: true,
  // For a host elsewhere, which knows its own name and may redirect to it.
  changeOrigin: true,
  autoRewrite: true,
  protocolRewrite: 'http',
});

/** The commit that lies in the checkout; a folder without the repository's history says so. */
function checkedOut(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'no commit';
  }
}

/** @param isServed by the dev server; a build gets its commit from the environment, as every app. */
const previewBuild = (isServed: boolean) => ({
  version: manifest.version,
  commit: process.env['BUILD_COMMIT'] || (isServed ? checkedOut() : 'no commit'),
  storybook: process.env['STORYBOOK_ORIGIN'] || `http://127.0.0.1:${portOf('storybook')}`,
});

// The simulator's frame must be of the page's own origin, or the bridge would not see its shell: what is not this app's
// own is passed to the app that it belongs to, as on the one host of production.
export default defineApp({
  port: portOf('dev-preview'),
  base: '/testPreview/',
  plugins: [
    closedSockets(),
    {
      name: 'preview-build',
      config: (_config, { command }) => ({
        define: { PREVIEW_BUILD: JSON.stringify(previewBuild(command === 'serve')) },
      }),
    },
  ],
  proxy: {
    '^/promotion(/|$|\\?)': appAt('PROMO_LANDING_ORIGIN', 'promo-landing'),
    '^/(?!testPreview|promotion)': appAt('BORROWER_H5_ORIGIN', 'borrower-h5'),
  },
});
