import type { Locale } from '@peace/i18n';
import { draw } from '#shared/first-paint/draw.ts';
import { drawEarly } from '#app/early/paint-early.tsx';
import type { EarlyScreen, FirstState } from '#shared/early-screen.tsx';
import { elementOf } from './stories.tsx';

/** Every screen that is painted early. */
export const earlyScreens: readonly EarlyScreen[] = Object.values(
  import.meta.glob<{ readonly earlyScreens: readonly EarlyScreen[] }>('/src/screens/**/*.early.tsx', { eager: true }),
).flatMap((module) => module.earlyScreens);

/** A story as it is drawn before React is there. */
export function earlyMarkup(file: string, story: string, document: Document): string {
  const page = document.createElement('div');
  draw(elementOf(file, story), page);
  return page.innerHTML;
}

/** In which language a screen is painted, and with which second answer. */
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
  const screen = earlyScreens.find((early) => early.path === path);
  const nodes = screen && drawEarly(screen, state, { window, locale, second });
  if (!nodes) return null;
  const page = window.document.createElement('div');
  page.append(...nodes);
  return page.innerHTML;
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
