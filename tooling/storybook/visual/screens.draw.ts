import { test } from './fixtures.ts';
import { nameOfLook, usualLook } from './look.ts';
import { sheetFolder } from './contact-sheet.ts';
import { screenStories } from './stories.ts';
import { globalsOf, openPreview, settle, showStory } from './story-page.ts';

for (const [title, stories] of screenStories()) {
  test(title, async ({ page, storybook, look }) => {
    const open = await openPreview(page, storybook, look);
    for (const story of stories) {
      const decidesItself = Object.keys(await globalsOf(open, story)).length > 0;
      if (decidesItself && nameOfLook(look) !== nameOfLook(usualLook)) continue;
      await showStory(open, story);
      await settle(open);
      const path = `${sheetFolder}/${nameOfLook(look)}/${story.id}.png`;
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    }
  });
}
