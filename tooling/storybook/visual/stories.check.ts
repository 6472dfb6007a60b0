import { expect } from '@playwright/test';
import { canDraw } from './drawing.ts';
import { test } from './fixtures.ts';
import { usualLook } from './look.ts';
import { isOfScreen, storiesOf } from './stories.ts';
import { openPreview, settle, showStory } from './story-page.ts';

// Each story is drawn once: its play function, then axe, then its picture.
for (const [title, stories] of storiesOf('')) {
  test(title, async ({ page, storybook }) => {
    const open = await openPreview(page, storybook, usualLook, true);
    for (const story of stories) {
      const { complaints, isChecked } = await showStory(open, story);
      expect.soft(complaints.join('\n\n'), story.name).toBe('');
      expect.soft(isChecked || complaints.length > 0, `${story.name}: axe has looked at it`).toBe(true);
      if (!canDraw || !isOfScreen(story)) continue;
      await settle(open);
      await expect.soft(page, story.name).toHaveScreenshot(`${story.id}.png`);
    }
  });
}
