import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from '@peace/vite-config/precompress';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';

/** As our own apps are built. */
const buildTarget = ['safari15.4', 'chrome100'];

/** The peers, by the names at which they answer. */
const peers = ['react-antd', 'vue-vant'];

const folder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the peers for production, as small as their libraries allow; for the browsers that our own apps are built for.
 *
 * @returns what nginx serves beside the apps: each peer's page, and the folder of its hashed files
 */
export async function buildPeers(): Promise<Readonly<Record<string, string>>> {
  const served: Record<string, string> = {};
  for (const peer of peers) {
    const outDir = join(folder, 'dist', peer);
    await build({
      root: join(folder, 'peers', peer),
      base: `/${peer}/`,
      configFile: false,
      logLevel: 'warn',
      plugins: [vue(), precompress()],
      build: {
        outDir,
        emptyOutDir: true,
        target: buildTarget,
        cssTarget: buildTarget,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
      },
    });
    served[`${peer}.html`] = join(outDir, 'index.html');
    served[`${peer}/`] = `${outDir}/`;
  }
  return served;
}
