import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Hostile weather: many short cases in few tests, so each test may take long and keeps no trace. */
export default defineConfig(journeys, {
  testDir: 'src/weather',
  outputDir: 'test-results/weather',
  timeout: 240_000,
  reporter: [['list'], ['./src/weather/results-reporter.ts']],
  use: { trace: 'off', screenshot: 'off', actionTimeout: 15_000 },
});
