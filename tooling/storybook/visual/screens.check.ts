import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { usualLook } from './look.ts';
import { screenStories } from './stories.ts';
import { openStories, showStory } from './story-page.ts';

for (const [title, stories] of screenStories()) {
  test(title, async ({ page, storybook }) => {
    const [first] = stories;
    if (first) await openStories(page, storybook, first, usualLook);
    for (const story of stories) {
      await showStory(page, story, usualLook);
      await expect.soft(page, story.name).toHaveScreenshot(`${story.id}.png`);
    }
  });
}
