import { test as base } from '@playwright/test';
import { drawing } from './drawing.ts';
import { nameOfLook, usualLook, type Look } from './look.ts';
import { serveStorybook } from './serve-storybook.ts';
import { storiesOf } from './stories.ts';
import { loadStories, openPreview, type OpenPreview } from './story-page.ts';

interface Options {
  readonly look: Look;
}

interface WorkerFixtures {
  /** The address of the built Storybook, with a slash at the end. */
  readonly storybook: string;
  /** Storybook's preview, one page for each look and beginning of titles: opening it takes longer than a story. */
  readonly sharedPreview: (look: Look, beginning: string, withAxe?: boolean) => Promise<OpenPreview>;
}

export const test = base.extend<Options, WorkerFixtures>({
  look: [usualLook, { option: true }],
  storybook: [({}, use) => serveStorybook(use), { scope: 'worker' }],
  sharedPreview: [
    async ({ browser, storybook }, use) => {
      const { deviceScaleFactor, locale, timezoneId, reducedMotion, colorScheme } = drawing.use;
      const opened = new Map<string, OpenPreview>();
      await use(async (look, beginning, withAxe) => {
        const key = `${nameOfLook(look)} ${beginning}`;
        const before = opened.get(key);
        if (before) return before;
        const page = await browser.newPage({ deviceScaleFactor, locale, timezoneId, reducedMotion, colorScheme });
        const open = await openPreview(page, storybook, look, withAxe);
        await loadStories(
          open,
          [...storiesOf(beginning).values()].map(([first]) => first),
        );
        opened.set(key, open);
        return open;
      });
      for (const { page } of opened.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});
