import { expect } from '@playwright/test';
import { canDraw } from './drawing.ts';
import { expectScreenshot } from './expect-screenshot.ts';
import { test } from './fixtures.ts';
import { usualLook } from './look.ts';
import { storiesOf, type Story } from './stories.ts';
import { rerenderTranslated } from './translate.ts';
import { settle, showStory, type OpenPreview } from './story-page.ts';
import { pictureName, usualStories } from './views.ts';

const compared = new Set(usualStories().map(({ id }) => id));

// Each story is shown once: its play function, then axe, then its picture where it has one, then a browser's translation.
for (const [title, stories] of storiesOf('')) {
  test(title, async ({ sharedPreview }) => {
    // The stories of one app or package share a page.
    const open = await sharedPreview(usualLook, title.replace(/^([^/]+\/[^/]+\/).*/, '$1'), true);
    for (const [place, story] of stories.entries()) {
      await check(open, story);
      if (canDraw && compared.has(story.id)) {
        await settle(open);
        await expectScreenshot(open.page, pictureName(story, usualLook), story.name);
      }
      const other = stories[(place + 1) % stories.length] ?? story;
      expect.soft(await rerenderTranslated(open, story, other), `${story.name}, translated`).toEqual([]);
    }
  });
}

async function check(open: OpenPreview, story: Story): Promise<void> {
  const { complaints, isChecked } = await showStory(open, story);
  expect.soft(complaints.join('\n\n'), story.name).toBe('');
  expect.soft(isChecked || complaints.length > 0, `${story.name}: axe has looked at it`).toBe(true);
}
