import { defineConfig } from '@playwright/test';
import { canDraw, drawing } from './drawing.ts';

if (!canDraw) {
  console.log('Pictures are not compared here: the Chromium they are drawn with is built for Linux on x64 only.');
}

export default defineConfig({
  ...drawing,
  testMatch: ['stories.check.ts', 'large-text.check.ts', ...(canDraw ? ['views.check.ts'] : [])],
  // As in the journeys: CI repeats a failure once and names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // A picture that is missing is a failure; `pnpm test:visual:update` draws it.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  expect: { toHaveScreenshot: { threshold: 0.04, maxDiffPixels: 0 } },
  reporter: [['dot'], ['./baselines-reporter.ts']],
});
