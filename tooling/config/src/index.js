import { fileURLToPath } from 'node:url';

const ofPage = 'src/**/*.page.test.{ts,tsx}';

/**
 * The configuration of a package's unit tests, by their names:
 *
 * - `*.test.ts` is a pure rule and runs in Node.
 * - `*.test.tsx` renders with React in happy-dom, with Testing Library cleaned up after each test.
 * - `*.page.test.ts` and `.tsx` change the window or a global itself (its listeners, history, properties), load modules again, or
 *   render on the server: happy-dom, with a window and modules of their own. The files of the other two kinds share what their
 *   worker has loaded.
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
      // Tests that render wait for a third of their time: a worker for each core, where Vitest leaves one free.
      maxWorkers: '100%',
      // Generous, for two busy cores: a slow machine is no finding, and a test that hangs still ends.
      testTimeout: 30_000,
      setupFiles: [fileURLToPath(new URL('./setup.js', import.meta.url))],
      // A test that leaves a mock or a stubbed global behind makes the next one lie.
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            include: ['src/**/*.test.{ts,js}'],
            exclude: [ofPage],
            environment: 'node',
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            include: ['src/**/*.test.tsx'],
            exclude: [ofPage],
            environment: 'happy-dom',
            isolate: false,
          },
        },
        { extends: true, test: { name: 'page', include: [ofPage], environment: 'happy-dom' } },
      ],
    },
  };
}
