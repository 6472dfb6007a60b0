import '@peace/vant-react-compat/style.css';
import '@peace/ui-kit/tokens.css';
import 'virtual:accent.css';
import { loadReporter, reactErrors } from '@peace/reports';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { beginHydration } from '#app/early/hydration.ts';
import { appConfig } from '#shared/app-config.ts';
import { applyOwnBar } from '#shared/own-bar.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root.');
applyOwnBar(window);
const painted = beginHydration(window);
const app = <App window={window} />;
const errors = reactErrors(window, console);
if (painted) hydrateRoot(root, app, errors);
else createRoot(root, errors).render(app);

loadReporter(window, { url: appConfig.reportsUrl, load: () => import('#app/report.ts') });
