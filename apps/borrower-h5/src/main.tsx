import '@peace/vant-react-compat/style.css';
import '@peace/ui-kit/tokens.css';
import 'virtual:accent.css';
import { loadReporter, reactErrors } from '@peace/page/reports';
import { findReplacedSession } from '@peace/session';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { guardDoubleTaps } from '#app/double-tap.ts';
import { beginHydration } from '#features/early/hydration.ts';
import { appConfig } from '#shared/app-config.ts';
import { applyOwnBar } from '#shared/page/own-bar.ts';

function start(): void {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root.');
  const painted = beginHydration(window);
  const app = <App window={window} />;
  const errors = reactErrors(window, console);
  if (painted) return void hydrateRoot(root, app, errors);
  const reactRoot = createRoot(root, errors);
  const openApp = () => reactRoot.render(app);
  // Nothing is painted early where a link's session is asked about.
  const replaced = findReplacedSession(window);
  if (replaced === null) return openApp();
  import('#app/account-question/ask-whose-account.tsx').then(
    ({ askWhoseAccount }) => askWhoseAccount(window, reactRoot, replaced, openApp),
    showLoadError,
  );
}

/** Shows the message for this that is in index.html. */
function showLoadError(): void {
  window.peaceReports?.push({ kind: 'notLoaded', name: 'account-question' });
  document.querySelector('.unloaded')?.removeAttribute('hidden');
}

applyOwnBar(window);
guardDoubleTaps(window);
loadReporter(window, { url: appConfig.reportsUrl, load: () => import('#app/report.ts') });
start();
