import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `pnpm build-storybook` writes the static site here. */
export const builtFolder = fileURLToPath(new URL('../storybook-static', import.meta.url));

export interface Story {
  readonly id: string;
  /** Of its component: `apps/borrower-h5/order/Order Details`. */
  readonly title: string;
  readonly name: string;
}

/** At least one. */
export type Stories = readonly [Story, ...Story[]];

/** The stories whose titles begin in one of these ways, by title. */
export function storiesOf(...beginnings: readonly string[]): ReadonlyMap<string, Stories> {
  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(
    readFileSync(`${builtFolder}/index.json`, 'utf8'),
  );
  const byTitle = new Map<string, Stories>();
  for (const story of Object.values(index.entries)) {
    if (story.type !== 'story' || !beginnings.some((beginning) => story.title.startsWith(beginning))) continue;
    const before = byTitle.get(story.title);
    byTitle.set(story.title, before ? [...before, story] : [story]);
  }
  return byTitle;
}

const screens = 'apps/';

/**
 * Whether a story is of a screen, or of what screens are made of inside an app: those have pictures. The steps of a flow are
 * stories of screens once more.
 */
const isOfScreen = ({ title }: Pick<Story, 'title'>): boolean =>
  title.startsWith(screens) && !title.includes('/flows/');

/** The stories that have pictures in every state, by title. */
export const screenStories = (): ReadonlyMap<string, Stories> =>
  new Map([...storiesOf(screens)].filter(([title]) => isOfScreen({ title })));
