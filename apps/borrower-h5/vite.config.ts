import { wireNamesCheck } from '@peace/api-client/wire-names-check';
import { companyCheck } from '@peace/company/vite';
import { portOf } from '@peace/config/ports';
import { defineApp } from '../../tooling/vite/src/index.ts';
import { earlyPaint } from '../../tooling/vite/src/early-paint.ts';
import { legalText } from '../../tooling/vite/src/legal-text.ts';
import { pageConsole } from '../../tooling/vite/src/page-console/plugin.ts';

export default defineApp({
  port: portOf('borrower-h5'),
  isRevisited: true,
  mainRoutes: ['order-details/use-order-details.tsx', 'orders/use-orders.tsx'].map(
    (route) => `${import.meta.dirname}/src/screens/order/${route}`,
  ),
  plugins: [
    companyCheck(),
    wireNamesCheck(),
    legalText(),
    pageConsole(),
    earlyPaint({
      bootstrap: 'src/features/early/bootstrap.ts',
      renderer: 'src/features/early/paint-early.tsx',
    }),
  ],
});
