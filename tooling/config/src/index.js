import { fileURLToPath } from 'node:url';

/**
 * The configuration of a package's unit tests. `*.test.tsx` runs in happy-dom, with Testing Library cleaned up after each
 * test; `*.test.ts` is a pure rule and runs in Node, unless its first line is `// @vitest-environment happy-dom`.
 *
 * @param {{ env?: Partial<Record<string, string>>, plugins?: import('vite').PluginOption[] }} [options]
 *   `env`: `import.meta.env` of the code under test, where an app passes its environment's defaults.
 * @returns {import('vitest/config').ViteUserConfig}
 */
export function unitTests({ env = {}, plugins = [] } = {}) {
  return {
    plugins,
    test: {
      env,
      // Generous, for two busy cores: a slow machine is no finding, and a test that hangs still ends.
      testTimeout: 30_000,
      setupFiles: [fileURLToPath(new URL('./setup.js', import.meta.url))],
      // A test that leaves a mock or a stubbed global behind makes the next one lie.
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      projects: [
        { extends: true, test: { name: 'rules', include: ['src/**/*.test.{ts,js}'], environment: 'node' } },
        { extends: true, test: { name: 'dom', include: ['src/**/*.test.tsx'], environment: 'happy-dom' } },
      ],
    },
  };
}
