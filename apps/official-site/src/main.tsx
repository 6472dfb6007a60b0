import '@peace/vant-react-compat/style.css';
import '@peace/ui-kit/tokens.css';
import 'virtual:accent.css';
import { company } from '@peace/company';
import { pageSettings } from '@peace/page';
import { listenForErrors, loadReporter, notice, reactErrors } from '@peace/page/reports';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readPath } from '@peace/web-platform';
import { readSitePath } from '#shared/site-address.ts';
import { browserActions, followDeployments, markupLocale } from '#app/browser-actions.ts';
import { firstSign, holdTaps } from '#app/first-sign.ts';
import { loadOwnScreen, pictures } from '#app/page-content.ts';
import { showWithoutScript } from '#app/show-without-script.ts';
import { Site } from '#app/site.tsx';

// The language stays as it was built: the addresses that search engines know depend on it.
const { VITE_APP_EN_NAME: brand, VITE_DEFAULT_LOCALE: defaultLocale } = import.meta.env;
const { feedbackUrl, reportsUrl, release, statsUrl } = pageSettings({
  feedbackUrl: import.meta.env.VITE_FEEDBACK_URL,
  reportsUrl: import.meta.env.VITE_REPORTS_URL,
  statsUrl: import.meta.env.VITE_STATS_URL,
});

/** Hydrates the prerendered page once that is needed. Should that fail, the page stays as it is: readable, every link working. */
async function start(root: HTMLElement): Promise<void> {
  const locale = markupLocale(document.documentElement) ?? defaultLocale;
  const actions = browserActions({ window, feedbackUrl, statsUrl, defaultLocale, newRelease, release });
  const repeatTap = holdTaps(window, '.menu-button');
  const isAsPrerendered =
    actions.readHash() === '' && actions.readQuery().toString() === '' && actions.preferredLocale() === locale;
  const { page } = readSitePath(readPath(window));
  const loading = Promise.all([
    actions.loadTexts(locale),
    loadOwnScreen(page),
    isAsPrerendered ? firstSign(window) : null,
  ]);
  const loaded = await loading.catch(() => null);
  if (loaded) {
    const [texts, OwnScreen] = loaded;
    const content = { page, company, brand, locale, defaultLocale, texts, OwnScreen, ...pictures };
    hydrateRoot(
      root,
      <StrictMode>
        <Site content={content} actions={actions} />
      </StrictMode>,
      reactErrors(window, console),
    );
  } else {
    notice(window, { kind: 'notLoaded', name: 'site' });
    showWithoutScript(root);
  }
  // React hydrates what a tap is on before it handles it; without React it is a link.
  repeatTap();
}

const root = document.querySelector<HTMLElement>('#root');
listenForErrors(window);
const newRelease = followDeployments(window, release);
if (root) void start(root);
loadReporter(window, { url: reportsUrl, load: () => import('#app/report.ts') });
