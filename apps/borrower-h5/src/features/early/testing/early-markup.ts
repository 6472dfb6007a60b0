import type { Locale } from '@peace/i18n';
import { viewName } from '@peace/vite-config/screen-files';
import { draw } from '#features/early/first-paint/draw.ts';
import { drawEarly, type EarlyPage } from '#features/early/paint-early.tsx';
import type { EarlyScreen, FirstState } from '#features/early/early-screen.ts';
import { elementOf } from './stories.tsx';

const views = import.meta.glob<Readonly<Record<string, EarlyPage['View']>>>('/src/screens/**/*.view.tsx', {
  eager: true,
});

/** A screen's view, as the build finds it. */
function viewOf(file: string): EarlyPage['View'] {
  const path = file.replace('.screen.ts', '.view.tsx');
  const View = views[path]?.[viewName(file)];
  if (!View) throw new Error(`${path} has no view of its own name.`);
  return View;
}

/** Every screen that is painted early, with its view. */
const earlyPages: readonly EarlyPage[] = Object.entries(
  import.meta.glob<{ readonly earlyScreens: () => readonly EarlyScreen[] }>('/src/screens/**/*.screen.ts', {
    eager: true,
  }),
).flatMap(([file, module]) => module.earlyScreens().map((screen) => ({ screen, View: viewOf(file) })));

export const earlyScreens: readonly EarlyScreen[] = earlyPages.map(({ screen }) => screen);

/** A story as it is drawn before React is there. */
export function earlyMarkup(file: string, story: string, document: Document): string {
  const page = document.createElement('div');
  draw(elementOf(file, story), page);
  return page.innerHTML;
}

/** In which language a screen is painted, and with which second response. */
interface Painting {
  readonly locale?: Locale;
  readonly second?: unknown;
}

/** A state of an early screen as it is painted; null where it is left to the route. */
export function paintedMarkup(
  path: string,
  state: FirstState<unknown>,
  window: Window,
  { locale = 'original', second }: Painting = {},
): string | null {
  const page = earlyPages.find(({ screen }) => screen.address.path === path);
  const nodes = page && drawEarly(page, state, { window, locale, second });
  if (!nodes) return null;
  const drawn = window.document.createElement('div');
  drawn.append(...nodes);
  return drawn.innerHTML;
}

/** Markup with the attributes of each element in one order, and styles written in one way. */
export function inOrder(html: string): string {
  return html.replaceAll(/(?<=<\w+)(?: [\w-]+="[^"]*")+/g, (attributes) =>
    [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)]
      .map(([, name, value = '']) => ` ${name}="${name === 'style' ? value.replaceAll(/[ ;]/g, '') : value}"`)
      .sort()
      .join(''),
  );
}
