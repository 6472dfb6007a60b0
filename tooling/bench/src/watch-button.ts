import type { Page } from 'playwright';
import { shortestReported } from './tap.ts';

/** What was seen of a page's main button and of the first tap on it; milliseconds from navigation start. */
export interface ButtonSeen {
  /** The framework of the page answers the button's taps. */
  usable: number;
  /** Of the scripts that had been fetched by then, as transferred. */
  scriptBytes: number;
}

/**
 * Runs in a page before its own scripts, so it may use nothing from outside. Says `button <x> <y>` on the console once the
 * button is painted, `usable` when a tap on it does something, and `answered <ms>` after the first tap: how long
 * the longest of its events took until the next paint.
 */
export function watchButtonIn({ name, durationThreshold }: { name: string; durationThreshold: number }): void {
  const named = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name);
  // React's mark on what it has hydrated, Vue's on what it listens to, and a handler of the page itself.
  const isDriven = (button: HTMLButtonElement) =>
    button.onclick !== null ||
    Object.keys(button).some((key) => key.startsWith('__reactProps')) ||
    Object.getOwnPropertySymbols(button).some(({ description }) => description === '_vei');
  const fetchedScripts = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0);

  const seen: ButtonSeen = { usable: Number.NaN, scriptBytes: 0 };
  Object.assign(globalThis, { buttonSeen: seen });
  const lookUsable = () => {
    const button = named();
    if (!button || !isDriven(button)) return void requestAnimationFrame(lookUsable);
    performance.mark('usable');
    seen.usable = performance.now();
    seen.scriptBytes = fetchedScripts();
    console.debug('usable');
  };
  // Comes after the frame that paints it.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const { x, y, width, height } = named()?.getBoundingClientRect() ?? new DOMRect();
    console.debug(`button ${x + width / 2} ${y + height / 2}`);
    lookUsable();
  };
  const lookPainted = () => (named() ? port2.postMessage('') : requestAnimationFrame(lookPainted));
  requestAnimationFrame(lookPainted);

  let longest = durationThreshold;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId) longest = Math.max(longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold });
  addEventListener(
    'click',
    ({ target }) => {
      const isButton = target instanceof Element && target.closest('button') === named();
      let frames = 0;
      // Events are told after the paint that followed them.
      const next = () => {
        frames += 1;
        if (frames < 3) requestAnimationFrame(next);
        else setTimeout(() => console.debug(isButton ? `answered ${longest}` : 'missed'), 100);
      };
      requestAnimationFrame(next);
    },
    { capture: true, once: true },
  );
}

/** Watches the button of that name on every page that is opened from now on. */
export const watchButton = (page: Page, name: string) =>
  page.addInitScript(watchButtonIn, { name, durationThreshold: shortestReported });

/** Waits until the page says something, and answers the numbers in it. */
export async function said(page: Page, word: string): Promise<readonly number[]> {
  const message = await page.waitForEvent('console', {
    predicate: (each) => each.text().split(' ')[0] === word,
    timeout: 60_000,
  });
  return message.text().split(' ').slice(1).map(Number);
}
