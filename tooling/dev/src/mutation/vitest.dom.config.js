import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { readEnvironment } from '../../../vite/src/env.ts';
import { legalText } from '../../../vite/src/legal-text.ts';

// The tests that render the borrower's payments, as one project like the pure rules.
export default defineConfig({
  plugins: [legalText()],
  test: {
    env: readEnvironment({}),
    include: [
      'src/{features/payment,screens/repayment}/**/*.test.tsx',
      'src/screens/order/**/order-paid-elsewhere.test.tsx',
    ],
    exclude: ['src/**/*.{page,property}.test.tsx'],
    environment: 'happy-dom',
    isolate: false,
    setupFiles: [fileURLToPath(import.meta.resolve('../../../config/src/setup.js'))],
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
