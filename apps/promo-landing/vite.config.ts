import { companyCheck } from '@peace/company/vite';
import { defineApp } from '@peace/vite-config';
import { legalText } from '@peace/vite-config/legal-text';
import { pageConsole } from '@peace/vite-config/page-console';
import { prerender } from '@peace/vite-config/prerender';

export default defineApp({
  port: 5175,
  base: '/promotion/',
  plugins: [companyCheck(), legalText(), pageConsole(), prerender()],
});
