import '@peace/vant-react-compat/style.css';
import '@peace/ui-kit/tokens.css';
import 'virtual:accent.css';
import type { Wording } from '@peace/i18n';
import { loadWords } from '@peace/i18n/load-words';
import { loadReporter, reactErrors } from '@peace/reports';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { beginHydration } from '#app/early/hydration.ts';
import { appConfig } from '#shared/app-config.ts';
import { localeOfVisit } from '#shared/locale-choice.ts';
import { applyOwnBar } from '#shared/own-bar.ts';

function start(wording: Wording): void {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  const painted = beginHydration(window);
  const app = <App window={window} wording={wording} />;
  const errors = reactErrors(window, console);
  if (painted) hydrateRoot(root, app, errors);
  else createRoot(root, errors).render(app);
}

/** The page's own words for it are in index.html. */
function sayUnloaded(): void {
  window.peaceReports?.push({ kind: 'notLoaded', name: 'words' });
  document.querySelector('.unloaded')?.removeAttribute('hidden');
}

applyOwnBar(window);
const locale = localeOfVisit(window);
loadWords(locale).then((words) => start({ locale, words }), sayUnloaded);
loadReporter(window, { url: appConfig.reportsUrl, load: () => import('#app/report.ts') });
