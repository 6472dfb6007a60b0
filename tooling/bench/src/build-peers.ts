import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { compressedCopies, precompress } from '@peace/vite-config/precompress';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';

/** As our own apps are built. */
const target = ['safari15.4', 'chrome100'];

const folder = fileURLToPath(new URL('../', import.meta.url));

/**
 * Builds the peers for production, as small as their libraries allow, and compresses the limit's pages.
 *
 * @returns what nginx serves beside the apps: each peer's page, and the folder of its hashed files
 */
export async function buildPeers(): Promise<Readonly<Record<string, string>>> {
  const served: Record<string, string> = {};
  for (const page of ['limit.html', 'limit-repayment.html']) {
    const file = join(folder, 'dist', page);
    served[page] = file;
    cpSync(join(folder, 'peers/limit', page), file);
    for (const [ending, copy] of Object.entries(compressedCopies(file, readFileSync(file)))) {
      writeFileSync(file + ending, copy);
    }
  }
  for (const peer of ['react-antd', 'vue-vant', 'svelte']) {
    const outDir = join(folder, 'dist', peer);
    await build({
      root: join(folder, 'peers', peer),
      base: `/${peer}/`,
      configFile: false,
      logLevel: 'warn',
      plugins: [vue(), svelte({ configFile: false }), precompress()],
      build: {
        outDir,
        emptyOutDir: true,
        target,
        cssTarget: target,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
      },
    });
    served[`${peer}.html`] = join(outDir, 'index.html');
    served[`${peer}/`] = `${outDir}/`;
  }
  return served;
}
