import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { usualLook } from './look.ts';
import { screenStories } from './stories.ts';
import { pictureName } from './views.ts';
import { openStories, showStory } from './story-page.ts';

for (const [title, stories] of screenStories()) {
  test(title, async ({ page, storybook }) => {
    const open = await openStories(page, storybook, stories[0], usualLook);
    for (const story of stories) {
      expect.soft(await showStory(open, story), `${story.name}, its play function`).toBe('success');
      await expect.soft(page, story.name).toHaveScreenshot(pictureName(story, usualLook));
    }
  });
}
