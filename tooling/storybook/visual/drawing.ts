import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { drawingLaunchOptions, recordedLaunchOptions } from '@peace/dev/browser';
import type { PlaywrightTestConfig } from '@playwright/test';

/** The only font of a picture: much like the iPhone's own, with digits of one width and ₱. */
const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));

const comparable = await drawingLaunchOptions(fonts);

/** Whether this machine runs the Chromium whose pictures can be compared. */
export const canDraw = comparable !== undefined;

/** Every run that draws shares these options. */
export const drawing = {
  outputDir: '../test-results',
  fullyParallel: true,
  // A story waits for a third of its time.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  use: {
    browserName: 'chromium',
    launchOptions: comparable ?? recordedLaunchOptions(),
    deviceScaleFactor: 1,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  },
} as const satisfies PlaywrightTestConfig;
