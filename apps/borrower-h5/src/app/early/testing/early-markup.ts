import { draw } from '@peace/first-paint';
import { drawEarly } from '#app/early/paint-early.tsx';
import type { EarlyScreen, FirstState } from '#shared/early-screen.tsx';
import { elementOf } from './stories.tsx';

/** A story as it is drawn before React is there. */
export function earlyMarkup(file: string, story: string, document: Document): string {
  const page = document.createElement('div');
  draw(elementOf(file, story), page);
  return page.innerHTML;
}

/** Every screen that is painted early. */
export const earlyScreens: readonly EarlyScreen[] = Object.values(
  import.meta.glob<{ readonly earlyScreens: readonly EarlyScreen[] }>('/src/screens/**/*.early.tsx', { eager: true }),
).flatMap((module) => module.earlyScreens);

/** A state of an early screen as it is painted; null where it is left to the route. */
export function paintedMarkup(path: string, state: FirstState<unknown>, window: Window): string | null {
  const screen = earlyScreens.find((early) => early.path === path);
  const nodes = screen && drawEarly(screen, state, { window, locale: 'original' });
  if (!nodes) return null;
  const page = window.document.createElement('div');
  page.append(...nodes);
  return page.innerHTML;
}
