import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Resilience tests: many short cases in few tests, so each test may take long and keeps no trace. */
export default defineConfig(journeys, {
  testDir: 'src/resilience',
  outputDir: 'test-results/resilience',
  timeout: 240_000,
  reporter: [['list'], ['./src/resilience/results-reporter.ts']],
  use: { trace: 'off', screenshot: 'off', actionTimeout: 15_000 },
});
