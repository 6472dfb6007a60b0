import { companyCheck } from '@peace/company/vite';
import { defineApp } from '../../tooling/vite/src/index.ts';
import { legalText } from '../../tooling/vite/src/legal-text.ts';
import { pageConsole } from '../../tooling/vite/src/page-console/plugin.ts';
import { prerender } from '../../tooling/vite/src/prerender.ts';

export default defineApp({
  port: 5175,
  base: '/promotion/',
  plugins: [companyCheck(), legalText(), pageConsole(), prerender()],
});
