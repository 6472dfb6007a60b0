import { defineConfig } from '@playwright/test';
import { canDraw, drawing } from './drawing.ts';

if (!canDraw) {
  console.log('Screens are not compared here: the Chromium they are drawn with is built for Linux on x64 only.');
}

export default defineConfig({
  ...drawing,
  testMatch: ['screens.check.ts', 'views.check.ts'],
  testIgnore: canDraw ? [] : '**',
  // A picture that is missing is a failure; `pnpm test:visual:update` draws it.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  expect: { toHaveScreenshot: { threshold: 0.04, maxDiffPixels: 0, animations: 'disabled', caret: 'hide' } },
  reporter: [['dot'], ['./baselines-reporter.ts']],
});
