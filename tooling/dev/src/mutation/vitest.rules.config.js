import { defineConfig } from 'vitest/config';
import { readEnvironment } from '../../../vite/src/env.ts';

// The tests of pure rules alone, as one project: with several, Stryker 9 takes mutants for survivors that a test kills.
export default defineConfig({
  test: {
    env: readEnvironment({}),
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.page.test.ts', 'src/**/*.property.test.ts'],
    environment: 'node',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
