import { recordedLaunchOptions } from '@peace/dev/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'stories',
    testTimeout: 30_000,
    // As in the journeys: CI repeats a failed story once and names it.
    retry: process.env['CI'] ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: recordedLaunchOptions(),
        contextOptions: { reducedMotion: 'reduce', locale: 'en-PH', timezoneId: 'Asia/Manila' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
});
