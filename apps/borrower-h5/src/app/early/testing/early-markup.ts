import type { Result } from '@peace/api-client';
import { readAnswer } from '@peace/api-client/read-answer';
import { draw } from '@peace/first-paint';
import { drawEarly } from '#app/early/paint-early.tsx';
import type { FirstState } from '#shared/early-screen.tsx';
import { earlyScreens } from './early-screens.ts';
import { elementOf } from './stories.tsx';

/** A story as it is drawn before React is there. */
export function earlyMarkup(file: string, story: string, document: Document): string {
  const page = document.createElement('div');
  draw(elementOf(file, story), page);
  return page.innerHTML;
}

/** A state of an early screen as it is painted; null where it is left to the route. */
export function paintedMarkup(path: string, state: FirstState<unknown>, window: Window): string | null {
  const screen = earlyScreens.find((early) => early.path === path);
  const nodes = screen && drawEarly(screen, state, { window, locale: 'original' });
  if (!nodes) return null;
  const page = window.document.createElement('div');
  page.append(...nodes);
  return page.innerHTML;
}

/** What the painter makes of an answer to an early screen's first read. */
export function readEarly(path: string, answer: Parameters<typeof readAnswer>[1]): Result<unknown> {
  const screen = earlyScreens.find((early) => early.path === path);
  if (!screen) throw new Error(`${path} is not painted early.`);
  return readAnswer(screen.endpoint, answer);
}
