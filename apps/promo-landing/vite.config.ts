import { companyCheck } from '@peace/company/vite';
import { portOf } from '@peace/config/ports';
import { defineApp } from '../../tooling/vite/src/index.ts';
import { legalText } from '../../tooling/vite/src/legal-text.ts';
import { pageConsole } from '../../tooling/vite/src/page-console/plugin.ts';
import { prerender } from '../../tooling/vite/src/prerender.ts';

export default defineApp({
  port: portOf('promo-landing'),
  base: '/promotion/',
  plugins: [companyCheck(), legalText(), pageConsole(), prerender()],
});
