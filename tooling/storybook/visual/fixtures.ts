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
  /** Storybook's preview, one page for each look: for stories that are checked and not drawn. Opening it takes longer than a story. */
  readonly sharedPreview: (look: Look, withAxe?: boolean) => Promise<OpenPreview>;
}

export const test = base.extend<Options, WorkerFixtures>({
  look: [usualLook, { option: true }],
  storybook: [({}, use) => serveStorybook(use), { scope: 'worker' }],
  sharedPreview: [
    async ({ browser, storybook }, use) => {
      const { deviceScaleFactor, locale, timezoneId, reducedMotion, colorScheme } = drawing.use;
      const opened = new Map<Look, OpenPreview>();
      await use(async (look, withAxe) => {
        const before = opened.get(look);
        if (before) return before;
        const page = await browser.newPage({ deviceScaleFactor, locale, timezoneId, reducedMotion, colorScheme });
        const open = await openPreview(page, storybook, look, withAxe);
        opened.set(look, open);
        return open;
      });
      for (const { page } of opened.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});
