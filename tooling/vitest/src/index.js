import { fileURLToPath } from 'node:url';

/** @param {string} name */
const setup = (name) => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

/**
 * The configuration of a package's unit tests.
 *
 * @param {{ dom?: boolean, env?: Partial<Record<string, string>>, plugins?: import('vite').PluginOption[] }} [options]
 *   `dom`: run in happy-dom, with Testing Library cleaned up after each test; `env`: `import.meta.env` of the code under
 *   test, where an app passes its environment's defaults.
 * @returns {import('vitest/config').ViteUserConfig}
 */
export function unitTests({ dom = false, env = {}, plugins = [] } = {}) {
  return {
    plugins,
    test: {
      include: ['src/**/*.test.{ts,tsx,js}'],
      env,
      // Generous, for two busy cores: a slow machine is no finding, and a test that hangs still ends.
      testTimeout: 30_000,
      environment: dom ? 'happy-dom' : 'node',
      setupFiles: dom ? [setup('no-console'), setup('dom')] : [setup('no-console')],
      // A test that leaves a mock or a stubbed global behind makes the next one lie.
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
    },
  };
}
