import { readAnswer } from '@peace/api-client/read-answer';
import { draw } from '@peace/first-paint';
import { chooseLocale } from '@peace/i18n';
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
 * Paints a screen as soon as its answer is there (the browser waits for the page's styles), unless the app was faster. What cannot be shown at
 * once (a failure, an order that leads elsewhere) is left to the app, which gets the same answer.
 */
export async function paintEarly(window: Window, screen: EarlyScreen): Promise<void> {
  const visit = window.peaceEarly;
  if (!visit) return;
  const { document } = window;
  const result = readAnswer(screen.endpoint, await visit.asked.answer);
  const view = result.kind === 'ok' && screen.view(result.data);
  const root = document.querySelector('#root');
  if (visit.isTaken || !view || !root) return;
  const page = document.createElement('div');
  draw(<Frame window={window}>{view}</Frame>, page);
  root.replaceChildren(...page.childNodes);
  const { endpoint } = screen;
  visit.painted = {
    endpoint: endpoint.name,
    payload: visit.payload,
    data: result.data,
    releaseTaps: holdTaps(window, root),
  };
}

/**
 * What of the app stands around a screen, as far as it is seen. A place kept free stands for a sibling of which nothing
 * is seen (`App`: the counting of screens; `AppRoutes`: what is told of the first one; a route: its title), because
 * React's ids say how many siblings there are.
 */
function Frame({ window, children }: { readonly window: Window; readonly children: ReactNode }): ReactElement {
  const locale = chooseLocale({
    query: readQuery(window).get('lang'),
    stored: storedLocale(localItems(window)).read(),
    fallback: appConfig.defaultLocale,
  });
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
