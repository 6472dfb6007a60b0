import '@peace/vant-react-compat/style.css';
import '@peace/ui-kit/tokens.css';
import 'virtual:accent.css';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import type { Build } from '#shared/services.ts';

/** `vite.config.ts` defines this constant. */
const readBuild = (): Build => PREVIEW_BUILD;

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App window={window} build={readBuild()} />);

declare const PREVIEW_BUILD: Build;
