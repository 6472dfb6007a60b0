import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { openStories, showStory } from './story-page.ts';
import { pictureName, views } from './views.ts';

for (const { name, look, stories } of views()) {
  test(name, async ({ page, storybook }) => {
    const [first] = stories;
    if (!first) throw new Error(`No story is shown in the view ${name}.`);
    const open = await openStories(page, storybook, first, look);
    for (const story of stories) {
      // What its play function expects is of the usual look: it says so there.
      await showStory(open, story);
      await expect.soft(page, `${story.title}, ${story.name}`).toHaveScreenshot(pictureName(story, look));
    }
  });
}
