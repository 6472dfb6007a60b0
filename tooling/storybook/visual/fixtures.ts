import { test as base } from '@playwright/test';
import { drawing } from './drawing.ts';
import { usualLook } from './look.ts';
import type { Look } from './look.ts';
import { serveStorybook } from './serve-storybook.ts';
import { openPreview } from './story-page.ts';
import type { OpenPreview } from './story-page.ts';

interface Options {
  readonly look: Look;
}

interface WorkerFixtures {
  /** Where the built Storybook is served, with a slash at the end. */
  readonly storybook: string;
  /** Opened once for all stories that are checked and not drawn: opening it takes longer than most of them. */
  readonly sharedPreview: OpenPreview;
}

export const test = base.extend<Options, WorkerFixtures>({
  look: [usualLook, { option: true }],
  storybook: [({}, use) => serveStorybook(use), { scope: 'worker' }],
  sharedPreview: [
    async ({ browser, storybook }, use) => {
      const { deviceScaleFactor, locale, timezoneId, reducedMotion, colorScheme } = drawing.use;
      const page = await browser.newPage({ deviceScaleFactor, locale, timezoneId, reducedMotion, colorScheme });
      await use(await openPreview(page, storybook, usualLook, true));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
