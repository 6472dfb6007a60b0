import { locales, type Locale } from '@peace/i18n';
import { Window as OpenedWindow } from 'happy-dom';
import { drawEarly, paintEarly } from '#app/early/paint-early.tsx';
import type { EarlyScreen } from '#shared/early-screen.tsx';
import type { KnownAnswer } from './known-answers.ts';

export { earlyScreens } from './early-screens.ts';

/** Paints a screen in every language and every known state, for the build to see what of it is ever run (decision 0094). */
export async function tryScreen(screen: EarlyScreen, known: readonly KnownAnswer[]): Promise<void> {
  for (const locale of locales) {
    for (const answer of known) await paint(screen, answer, locale);
  }
}

async function paint(screen: EarlyScreen, { entry, payload, ...answer }: KnownAnswer, locale: Locale): Promise<void> {
  const address = new URL(entry, 'https://h5.test');
  address.searchParams.set('lang', locale);
  const window: unknown = new OpenedWindow({ url: address.href });
  if (!isWindow(window)) throw new Error('happy-dom has opened no window.');
  window.document.body.innerHTML = '<div id="root"></div>';
  globalThis.CSSStyleDeclaration = window.CSSStyleDeclaration;
  drawEarly(screen, { kind: 'loading' }, { window, locale });
  const request = { url: '', body: '', sentAt: 0, answer: Promise.resolve(answer), abort: () => undefined };
  window.peaceEarly = { request, payload, isHydrating: false, painted: null };
  await paintEarly(window, screen);
  await tryCopying(screen, window, locale);
}

/** The toast that says how the copying of a code went, which comes with a tap. */
async function tryCopying(screen: EarlyScreen, window: Window, locale: Locale): Promise<void> {
  screen.copy?.(window, locale)('123');
  await window.peaceEarly?.copied?.outcome;
}

function isWindow(value: unknown): value is Window & typeof globalThis {
  return typeof value === 'object' && value !== null && 'CSSStyleDeclaration' in value;
}
