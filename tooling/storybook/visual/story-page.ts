import { validationMessages } from '@peace/i18n/messages/validation';
import type { JSHandle, Page, Request } from '@playwright/test';
import { nameOfLook, usualLook, type Look } from './look.ts';
import { runStory, type Outcome, type Preview, type StoryGlobals } from './run-story.ts';
import type { Story } from './stories.ts';

const height = 844;
/** A longer page is a text; what is below is more of the same. */
const greatestHeight = 2400;
/** The specification has these messages in Chinese. */
const chinese = Object.values(validationMessages.original).join('');
const widths = { phone: 390, small: 320, tablet: 768, desktop: 1280 };

/** Storybook's preview; its stories follow one another in the same page. */
export interface OpenPreview {
  readonly page: Page;
  readonly preview: JSHandle<Preview>;
  readonly look: Look;
  /** Waits until what a story loads after its first frame, such as a drawing, is there and shown. */
  readonly partsLoaded: () => Promise<void>;
}

/** Opens Storybook's preview at no story, so that the first one is drawn once, at its own width. */
export async function openPreview(page: Page, address: string, look: Look, withAxe = false): Promise<OpenPreview> {
  const partsLoaded = watchParts(page);
  await page.clock.setFixedTime('2026-11-20T09:00:00+08:00');
  await page.setViewportSize({ width: look.width, height });
  await page.goto(`${address}iframe.html?viewMode=story`);
  await page.addStyleTag({ content: `:root { font-size: ${look.text}% }` });
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue');
  const preview: JSHandle<Preview> = await page.evaluateHandle('__STORYBOOK_PREVIEW__');
  // Chinese that is laid out before its font has come stays boxes in this Chromium, also once the font is there.
  await page.evaluate((text) => document.fonts.load('16px "Noto Sans SC Variable"', text), chinese);
  // Not in the address, where they count for the story that it names.
  const globals = { theme: look.theme, locale: look.locale, a11y: { manual: !withAxe } };
  await preview.evaluate(({ channel }, all) => channel.emit('updateGlobals', { globals: all }), globals);
  return { page, preview, look, partsLoaded };
}

/** React shows a part that was loaded at most this long after its fallback, milliseconds. */
const revealMs = 350;

function watchParts(page: Page): OpenPreview['partsLoaded'] {
  const running = new Set<Request>();
  let hasAsked = false;
  page.on('request', (request) => {
    hasAsked = true;
    running.add(request);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  const later = (ms: number) => page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), ms);
  return async () => {
    await later(0);
    // Nearly every story has loaded nothing: its modules were there.
    while (hasAsked) {
      hasAsked = false;
      while (running.size > 0) await later(20);
      await later(revealMs);
    }
  };
}

/**
 * Loads the modules of stories, one after the other. Style sheets apply in the order in which they were loaded: where stories
 * share a page, this one is the same whichever of them is shown first.
 */
export async function loadStories({ preview }: OpenPreview, stories: readonly Story[]): Promise<void> {
  const ids = stories.map(({ id }) => id);
  await preview.evaluate(async ({ storyStoreValue }, storyIds) => {
    for (const storyId of storyIds) await storyStoreValue?.loadStory({ storyId });
  }, ids);
}

/** Leaves out the play functions: these stories are shown as their arguments make them. */
export async function skipPlay({ preview }: OpenPreview, stories: readonly Story[]): Promise<void> {
  const ids = stories.map(({ id }) => id);
  await preview.evaluate(async ({ storyStoreValue }, storyIds) => {
    for (const storyId of storyIds) {
      const story = await storyStoreValue?.loadStory({ storyId });
      if (story) story.playFunction = undefined;
    }
  }, ids);
}

/** Shows a story as it is when its play function has ended. */
export async function showStory(open: OpenPreview, story: Story): Promise<Outcome> {
  const { viewport } = await globalsOf(open, story);
  // A story's own width is for the usual look: pictures of another one are as wide as their name says.
  const { look } = open;
  const width = viewport && nameOfLook(look) === nameOfLook(usualLook) ? widths[viewport.value] : look.width;
  await open.page.setViewportSize({ width, height });
  return runStory(open.preview, story.id);
}

/** Waits for what a picture shows, and makes the window as high as the page of the story in it. */
export async function settle({ page, partsLoaded }: OpenPreview): Promise<void> {
  await partsLoaded();
  const full = await heightOf(page);
  if (full !== height) await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: full });
  await page.evaluate(async () => {
    // An engine decides by the previous focus where it is, and whether it shows.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
    const boxes = document.body.innerText.replaceAll(/\P{Script=Han}/gu, '');
    if (!document.fonts.check('16px "Noto Sans SC Variable"', boxes)) throw new Error(`Drawn as boxes: ${boxes}`);
    // A lazy picture that is not drawn, such as the next one of a carousel, is never loaded, and decoding it would wait forever.
    const isInWindow = ({ top, left, right }: DOMRect) => top < innerHeight && left < innerWidth && right > 0;
    const isDrawn = (image: HTMLImageElement) => image.checkVisibility() && isInWindow(image.getBoundingClientRect());
    const drawn = [...document.images].filter(isDrawn);
    await Promise.all(drawn.map((image) => image.decode().catch(() => undefined)));
  });
}

/** A story decides these itself. */
export const globalsOf = ({ preview }: OpenPreview, { id }: Story): Promise<StoryGlobals> =>
  preview.evaluate(
    async ({ storyStoreValue }, storyId) => (await storyStoreValue?.loadStory({ storyId }))?.storyGlobals ?? {},
    id,
  );

/** A dialog is drawn as it is on the screen, the page behind it not in full. */
const heightOf = (page: Page): Promise<number> =>
  page.evaluate(
    ([least, greatest]) =>
      document.querySelector('dialog[open]')
        ? least
        : Math.min(greatest, Math.max(least, document.documentElement.scrollHeight)),
    [height, greatestHeight] as const,
  );
