import type { Page } from 'playwright';

/** Observations of one document, in milliseconds from its navigation. */
export interface Observed {
  /** The awaited text is painted. */
  content: number;
  /** The framework of the page answers the REPAY button, or it is a link. */
  usable: number;
  largestPaint: number;
  layoutShift: number;
  /** The time of long tasks beyond 50 ms. */
  blocked: number;
}

/** The scripts in a page report it on the console: its time (epoch milliseconds) and the place of its button. */
export interface Milestone {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** The texts by which the bench recognises a screen; each comes with the backend's response and on no other screen. */
export const screens = {
  order: { text: 'Application date', button: 'REPAY' },
  repayment: { text: 'Payment Method', button: 'Payment Method' },
};

declare global {
  var observed: Observed;

  interface LayoutShift extends PerformanceEntry {
    readonly hadRecentInput: boolean;
    readonly value: number;
  }
}

/**
 * Runs in every document before its own scripts, so it may use nothing from outside. Reports `opened`, `content`, `usable` and one milestone
 * per screen on the console. Reading `textContent` does not lay the page out, as `innerText` would.
 *
 * @param tapAtMs when the page taps the order's button by itself, milliseconds after it was opened, and not before it is painted
 */
export function watchDocument({
  text,
  known,
  tapAtMs,
}: {
  readonly text: string;
  readonly known: typeof screens;
  readonly tapAtMs?: number;
}): void {
  console.debug(`opened ${performance.timeOrigin}`);
  const observed: Observed = { content: Number.NaN, usable: Number.NaN, largestPaint: 0, layoutShift: 0, blocked: 0 };
  globalThis.observed = observed;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
  observe('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = Math.max(observed.largestPaint, startTime);
  });
  observe('layout-shift', (entry) => {
    if (isShift(entry) && !entry.hadRecentInput) observed.layoutShift += entry.value;
  });
  observe('longtask', ({ duration }) => {
    observed.blocked += Math.max(0, duration - 50);
  });

  const body = () => document.body?.textContent ?? '';
  const buttonOf = (label: string) =>
    [...document.querySelectorAll('button, a')].find((each) => each.textContent?.trim().startsWith(label));
  // A handler of the page itself, React's mark on what it has hydrated, Vue's and Svelte's on what they listen to.
  const isAnswering = (button: Element) =>
    (button instanceof HTMLElement && button.onclick !== null) ||
    Object.keys(button).some((key) => key.startsWith('__reactProps') || key.startsWith('__click')) ||
    Object.getOwnPropertySymbols(button).some(({ description = '' }) => /_vei|events/.test(description));
  /** Calls back after the frame that first shows what is awaited has been painted. */
  const whenPainted = (isThere: () => boolean, then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    const look = () => {
      if (isThere()) port2.postMessage('');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  whenPainted(
    () => body().includes(text),
    () => {
      observed.content = performance.now();
      console.debug('content');
    },
  );
  whenPainted(
    () => {
      const button = buttonOf(known.order.button);
      return button !== undefined && isAnswering(button);
    },
    () => {
      observed.usable = performance.now();
      console.debug('usable');
    },
  );
  for (const [name, screen] of Object.entries(known)) {
    whenPainted(
      () => body().includes(screen.text) && buttonOf(screen.button) !== undefined,
      () => {
        const { x, y, width, height } = buttonOf(screen.button)?.getBoundingClientRect() ?? new DOMRect();
        const at = performance.timeOrigin + performance.now();
        console.debug(`${name} ${at} ${x + width / 2} ${y + height / 2}`);
        if (name !== 'order' || tapAtMs === undefined) return;
        const tap = () => {
          const button = buttonOf(screen.button);
          console.debug(`tap ${performance.timeOrigin + performance.now()}`);
          if (button instanceof HTMLElement) button.click();
        };
        setTimeout(tap, tapAtMs - performance.now());
      },
    );
  }
}

/** Observes each document that the page opens from now on; `text`: what its content is recognised by. */
export async function watch(page: Page, text: string = screens.order.text): Promise<void> {
  await page.addInitScript(watchDocument, { text, known: screens });
}

/**
 * Waits for a report on the console. Until then the page is asked nothing: what a debugger puts into a page to answer takes a slow
 * processor longer than the page's own scripts.
 */
export async function reported(page: Page, name: string): Promise<Milestone> {
  const message = await page.waitForEvent('console', {
    predicate: (each) => each.text().split(' ')[0] === name,
    timeout: 60_000,
  });
  const [at = Number.NaN, x = 0, y = 0] = message.text().split(' ').slice(1).map(Number);
  return { at, x, y };
}
