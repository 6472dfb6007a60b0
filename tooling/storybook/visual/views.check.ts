import { expect } from '@playwright/test';
import { expectScreenshot } from './expect-screenshot.ts';
import { test } from './fixtures.ts';
import { openPreview, settle, showStory } from './story-page.ts';
import { pictureName, views } from './views.ts';

for (const { name, look, stories } of views()) {
  test(name, async ({ page, storybook }) => {
    expect(stories, 'stories in this view').not.toHaveLength(0);
    const open = await openPreview(page, storybook, look);
    for (const story of stories) {
      // Its play function assumes the usual look.
      await showStory(open, story);
      await settle(open);
      await expectScreenshot(page, pictureName(story, look), `${story.title}, ${story.name}`);
    }
  });
}
