import { recordedLaunchOptions } from '@peace/dev/browser';
import { defineConfig } from '@playwright/test';

const { args = [], ...launchOptions } = recordedLaunchOptions();

export default defineConfig({
  testDir: 'src/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each worker has its own sandbox and servers. A journey waits for half of its time: four of them keep two cores busy.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // CI repeats a failed journey once and names it as flaky, so that a busy machine does not stop a release. Elsewhere a
  // journey that passes at the second try is a journey that fails.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    // A journey's pages live for a second: what V8 learns about their code to optimize it is a twentieth of the processor time.
    launchOptions: { ...launchOptions, args: [...args, '--js-flags=--lite-mode'] },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
    // Recording takes a fifth of a journey's processor time: `--trace on` for one that is looked into.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
