import '@peace/vant-react-compat/style.css';
import '@peace/ui-kit/tokens.css';
import 'virtual:accent.css';
import { readPageWords } from '@peace/i18n/page-words';
import { beginWords } from '@peace/i18n/visit-words';
import { loadReporter, reactErrors } from '@peace/reports';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { guardDoubleTaps } from '#app/double-tap.ts';
import { beginHydration } from '#app/early/hydration.ts';
import { appConfig } from '#shared/app-config.ts';
import { localeOfVisit } from '#shared/locale-choice.ts';
import { applyOwnBar } from '#shared/own-bar.ts';

function start(): void {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  const painted = beginHydration(window);
  const app = <App window={window} />;
  const errors = reactErrors(window, console);
  if (painted) hydrateRoot(root, app, errors);
  else createRoot(root, errors).render(app);
}

/** The page's own words for it stand in index.html. */
function sayUnloaded(): void {
  window.peaceReports?.push({ kind: 'notLoaded', name: 'words' });
  document.querySelector('.unloaded')?.removeAttribute('hidden');
}

applyOwnBar(window);
guardDoubleTaps(window);
beginWords(readPageWords(document), localeOfVisit(window)).then(start, sayUnloaded);
loadReporter(window, { url: appConfig.reportsUrl, load: () => import('#app/report.ts') });
