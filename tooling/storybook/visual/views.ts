import { type Look, nameOfLook, usualLook } from './look.ts';
import { screenStories, storiesOf, type Story } from './stories.ts';

/** Stories that are compared in one look. */
export interface View {
  readonly name: string;
  readonly look: Look;
  readonly stories: readonly Story[];
}

/** States that look much the same on every screen. */
const plainStates = new Set(['Loading', 'Failed', 'Empty', 'No Orders', 'Amount Unreadable']);

/** Of screens with many states, the one that shows most of the screen. */
const fullStates = new Set([
  'Overdue 180',
  'With Products',
  'Card Chosen',
  'Answer Lost',
  'Code',
  'Instalments',
  'On Offer',
  'With Problems',
  'Pictures',
  'Contacts',
  'Not Counted',
]);

/** A screen's fullest state, or its first with something of its own. */
function telling(stories: readonly Story[]): readonly Story[] {
  const full = stories.find(({ name }) => fullStates.has(name));
  const story = full ?? stories.find(({ name }) => !plainStates.has(name)) ?? stories[0];
  return story ? [story] : [];
}

const ofEach = (...prefixes: readonly string[]): readonly Story[] =>
  [...storiesOf(...prefixes).values()].filter(([story]) => !story.title.includes('/flows/')).flatMap(telling);

/** Used on a desktop. */
const wide = ['apps/official-site/'] as const;

const dark = { ...usualLook, theme: 'dark' } as const;
const original = { ...usualLook, locale: 'original' } as const;
const laptop = { ...usualLook, width: 1024 } as const;
const desktop = { ...usualLook, width: 1440 } as const;

const ofWorkbench = (): readonly Story[] =>
  [...storiesOf('apps/dev-preview/Workbench').values()].flat().filter(({ name }) => name === 'Whole');

/** Its own width is 1280, in the light. */
const workbenchLooks: readonly Look[] = [
  { ...dark, width: 1280 },
  desktop,
  { ...dark, width: 1440 },
  { ...usualLook, width: 1920 },
  { ...dark, width: 1920 },
];

const ofVant = ['DatePicker', 'Picker', 'Toast', 'Rate', 'Dialog'].map((name) => `packages/vant-react-compat/${name}`);

/** Compared in the usual look are every state of every screen, and one story of each component that the screens use. */
export const usualStories = (): readonly Story[] => [
  ...[...screenStories().values()].flat(),
  ...ofEach('packages/ui-kit/', ...ofVant),
  // A story that is about one theme keeps to it, whatever it is looked at in.
  ...[...storiesOf('packages/ui-kit/').values()].flat().filter(({ name }) => name === 'Dark'),
];

/**
 * Also compared are one state of each screen in the dark and in the specification's own wording, desktop pages at desktop
 * widths, and the whole of the workbench at three of them.
 */
export function views(): readonly View[] {
  return [
    { look: original, stories: ofEach('apps/borrower-h5/') },
    // Each app in a page of its own: the styles of one are not there for another.
    { look: dark, stories: ofEach('apps/borrower-h5/') },
    { look: dark, stories: ofEach('apps/promo-landing/') },
    { look: dark, stories: ofEach(...wide) },
    { look: laptop, stories: ofEach(...wide) },
    { look: desktop, stories: ofEach(...wide) },
    ...workbenchLooks.map((look) => ({ look, stories: ofWorkbench() })),
  ].map(({ look, stories }, place) => ({ name: `${place + 1} ${nameOfLook(look)}`, look, stories }));
}

/** The file of a story's picture; the usual look is not named. */
export const pictureName = ({ id }: Story, look: Look): string =>
  look === usualLook ? `${id}.png` : `${id}--${nameOfLook(look)}.png`;
