import type { JSHandle, Page } from '@playwright/test';
import { usualLook } from './look.ts';
import type { Look } from './look.ts';
import type { Story } from './stories.ts';

const height = 844;
/** A longer page is a text; what stands below is more of the same. */
const greatestHeight = 2400;

interface Finished {
  readonly storyId: string;
  readonly status: 'success' | 'warning' | 'error';
}

/** The parts of Storybook's preview that are used here. */
interface Preview {
  readonly channel: {
    emit(event: string, payload: object): void;
    once(event: string, listener: (finished: Finished) => void): void;
    last(event: string): readonly [Finished] | undefined;
  };
  readonly storyStoreValue: {
    loadStory(of: { storyId: string }): Promise<{ readonly storyGlobals: StoryGlobals }>;
  };
}

/** What a story decides for itself, whatever it is looked at with. */
export interface StoryGlobals {
  readonly viewport?: { readonly value: keyof typeof widths };
  readonly theme?: string;
  readonly locale?: string;
}

const widths = { phone: 390, small: 320, tablet: 768, desktop: 1280 };

/** Storybook's preview, open at a title's first story; the others follow in the same page. */
export interface OpenStories {
  readonly page: Page;
  readonly preview: JSHandle<Preview>;
  readonly look: Look;
}

/** Opens Storybook's preview at a story. */
export async function openStories(page: Page, address: string, first: Story, look: Look): Promise<OpenStories> {
  await page.clock.setFixedTime('2026-11-20T09:00:00+08:00');
  await page.setViewportSize({ width: look.width, height });
  const globals = `theme:${look.theme};locale:${look.locale};a11y.manual:!true`;
  await page.goto(`${address}iframe.html?viewMode=story&id=${first.id}&globals=${globals}`);
  await page.addStyleTag({ content: `:root { font-size: ${look.text}% }` });
  const preview: JSHandle<Preview> = await page.evaluateHandle('__STORYBOOK_PREVIEW__');
  await page.waitForFunction(({ channel }) => channel.last('storyFinished'), preview);
  return { page, preview, look };
}

/**
 * Shows a story as it stands when its play function has ended, as high as its page is.
 *
 * @returns how the play function ended
 */
export async function showStory(open: OpenStories, story: Story): Promise<Finished['status']> {
  const { page, preview, look } = open;
  const { viewport } = await globalsOf(open, story);
  // What is looked at wider or narrower than usual is so whatever it asks for.
  const width = viewport && look.width === usualLook.width ? widths[viewport.value] : look.width;
  await page.setViewportSize({ width, height });
  const { status } = await preview.evaluate(async ({ channel }, storyId) => {
    const finished = new Promise<Finished>((resolve) => channel.once('storyFinished', resolve));
    // The one that is shown already is drawn again, at its own width from the start.
    const isShown = channel.last('storyFinished')?.[0].storyId === storyId;
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
    return finished;
  }, story.id);
  await page.setViewportSize({ width, height: await heightOf(page) });
  await page.evaluate(async () => {
    // Where the focus is, and whether it is shown, an engine decides by what had it before.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
    // A lazy picture that is not drawn is never loaded, and decoding it would wait for ever.
    const isDrawn = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight;
    const drawn = [...document.images].filter(isDrawn);
    await Promise.all(drawn.map((image) => image.decode().catch(() => undefined)));
  });
  return status;
}

/** What a story decides for itself. */
export const globalsOf = ({ preview }: OpenStories, { id }: Story): Promise<StoryGlobals> =>
  preview.evaluate(
    async ({ storyStoreValue }, storyId) => (await storyStoreValue.loadStory({ storyId })).storyGlobals,
    id,
  );

/** A dialog is drawn as it stands on the screen, the page behind it not in full. */
const heightOf = (page: Page): Promise<number> =>
  page.evaluate(
    ([least, greatest]) =>
      document.querySelector('dialog[open]')
        ? least
        : Math.min(greatest, Math.max(least, document.documentElement.scrollHeight)),
    [height, greatestHeight] as const,
  );
