import { readAnswer } from '@peace/api-client/read-answer';
import { draw } from '@peace/first-paint';
import type { Locale } from '@peace/i18n';
import { LocaleProvider } from '@peace/i18n/react';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import type { EarlyScreen } from '#shared/early-visit.ts';
import { applyOwnBar } from '#shared/own-bar.ts';
import { localeOfVisit, offered } from '#shared/locale-choice.ts';
import { holdTaps, type EarlyTaps } from './hold-taps.ts';

/** An answer that comes sooner is not held up by the painting of a shape that nobody would see. */
const shapeAfterMs = 200;

/**
 * Paints what was read, and until then the screen's shape, unless the app was faster. What cannot be shown at once (a failure,
 * an order that leads elsewhere) is left to the app, which gets the same answer.
 */
export async function paintEarly(window: Window, screen: EarlyScreen): Promise<void> {
  const visit = window.peaceEarly;
  if (!visit) return;
  const { document } = window;
  const { endpoint } = screen;
  const locale = localeOfVisit(window);
  applyOwnBar(window);
  const drawn = (view: ReactElement | null) => view && nodesOf(<Frame locale={locale}>{view}</Frame>, document);
  const root = await parsedRoot(document);

  const taps: EarlyTaps = {
    copy: screen.copy?.(window, locale),
    // The borrower still waits for the app.
    onExpired: () => document.querySelector('.unloaded')?.removeAttribute('hidden'),
  };

  const paint = (nodes: Iterable<Node> | null, data?: unknown) => {
    if (visit.isTaken || !nodes) return;
    root.replaceChildren(...nodes);
    const releaseTaps = visit.painted?.releaseTaps ?? holdTaps(window, root, taps);
    visit.painted = { endpoint: endpoint.name, payload: visit.payload, data, releaseTaps };
  };
  const paintShape = () => {
    if (!visit.painted) paint(drawn(screen.view(null, window)));
  };
  setTimeout(paintShape, shapeAfterMs);
  const result = readAnswer(endpoint, await visit.asked.answer);
  const content = result.kind === 'ok' && drawn(screen.view(result.data, window));
  if (content) paint(content, result.data);
  else paintShape();
}

function nodesOf(element: ReactElement, document: Document): Iterable<Node> {
  const page = document.createElement('div');
  draw(element, page);
  return page.childNodes;
}

/** This script stands in the page's head, ahead of what it draws into. */
async function parsedRoot(document: Document): Promise<Element> {
  if (document.readyState === 'loading') {
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }));
  }
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  return root;
}

/**
 * What of the app stands around a screen, as far as it is seen. A place kept free stands for a sibling of which nothing
 * is seen (`App`: the counting of screens; `AppRoutes`: what is told of the first one; a route: its title), because
 * React's ids say how many siblings there are.
 */
function Frame({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }): ReactElement {
  return (
    <ToastProvider>
      <LocaleProvider value={{ locale, offered, setLocale: () => undefined }}>
        {null}
        <Suspense>
          <>
            {null}
            {children}
          </>
          {null}
        </Suspense>
      </LocaleProvider>
    </ToastProvider>
  );
}
