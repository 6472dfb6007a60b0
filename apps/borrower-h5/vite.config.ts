import { wireNamesCheck } from '@peace/api-client/wire-names-check';
import { companyCheck } from '@peace/company/vite';
import { defineApp } from '@peace/vite-config';
import { earlyPaint } from '@peace/vite-config/early-paint';
import { legalText } from '@peace/vite-config/legal-text';
import { pageConsole } from '@peace/vite-config/page-console';
import { words } from '@peace/vite-config/words';

export default defineApp({
  port: 5173,
  isRevisited: true,
  mainRoute: `${import.meta.dirname}/src/screens/order/order-details/use-order-details.tsx`,
  plugins: [
    companyCheck(),
    wireNamesCheck(),
    legalText(),
    pageConsole(),
    earlyPaint({
      bootstrap: 'src/app/early/bootstrap.ts',
      renderer: 'src/app/early/paint-early.tsx',
    }),
    words(import.meta.dirname),
  ],
});
