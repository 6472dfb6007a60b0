import { resolve } from 'node:path';
import { firstPaintAliases, withoutStyles } from '@peace/vite-config/early-script';
import { readEnvironment } from '@peace/vite-config/env';
import { runnerImport, type Plugin } from 'vite';
import type * as Early from './early-markup.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** The modules of the early screens once more, with what stands for React before it is there. `plugins`: those of the build. */
export async function earlyModules(plugins: readonly Plugin[] = []): Promise<typeof Early> {
  const environment = Object.entries(readEnvironment({}));
  const { module } = await runnerImport<typeof Early>(`${root}/src/features/early/testing/early-markup.ts`, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles(), ...plugins],
    resolve: { alias: firstPaintAliases(root) },
    define: Object.fromEntries(environment.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])),
  });
  return module;
}
