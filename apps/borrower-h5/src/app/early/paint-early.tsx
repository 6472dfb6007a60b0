import { readAnswer } from '@peace/api-client/read-answer';
import { draw } from '@peace/first-paint';
import { chooseLocale, type Locale } from '@peace/i18n';
import { LocaleProvider } from '@peace/i18n/react';
import { readQuery } from '@peace/session';
import { localItems } from '@peace/session/storage';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { appConfig } from '#shared/app-config.ts';
import type { EarlyScreen } from '#shared/early-visit.ts';
import { storedLocale } from '#shared/locale-choice.ts';
import { holdTaps } from './hold-taps.ts';

/**
 * Paints a screen's shape at once and what was read as soon as it is there (the browser waits for the page's styles), unless
 * the app was faster. What cannot be shown at once (a failure, an order that leads elsewhere) is left to the app, which gets
 * the same answer. Who has drawn the shape draws the rest faster: code, fonts and stored choices are at hand.
 */
export async function paintEarly(window: Window, screen: EarlyScreen): Promise<void> {
  const visit = window.peaceEarly;
  if (!visit) return;
  const locale = localeOf(window);
  const root = await parsedRoot(window.document);
  const paint = (view: ReactElement | null) => {
    if (visit.isTaken || !view) return false;
    const page = window.document.createElement('div');
    draw(<Frame locale={locale}>{view}</Frame>, page);
    root.replaceChildren(...page.childNodes);
    return true;
  };

  if (!paint(screen.view(null, window))) return;
  const { endpoint } = screen;
  const painted = { endpoint: endpoint.name, payload: visit.payload, releaseTaps: holdTaps(window, root) };
  visit.painted = { ...painted, data: undefined };
  const result = readAnswer(endpoint, await visit.asked.answer);
  if (result.kind === 'ok' && paint(screen.view(result.data, window))) {
    visit.painted = { ...painted, data: result.data };
  }
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

const localeOf = (window: Window): Locale =>
  chooseLocale({
    query: readQuery(window).get('lang'),
    stored: storedLocale(localItems(window)).read(),
    fallback: appConfig.defaultLocale,
  });

/**
 * What of the app stands around a screen, as far as it is seen. A place kept free stands for a sibling of which nothing
 * is seen (`App`: the counting of screens; `AppRoutes`: what is told of the first one; a route: its title), because
 * React's ids say how many siblings there are.
 */
function Frame({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }): ReactElement {
  return (
    <ToastProvider>
      <LocaleProvider value={{ locale, setLocale: () => undefined }}>
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
