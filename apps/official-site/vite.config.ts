import { companyCheck } from '@peace/company/vite';
import { defineApp } from '@peace/vite-config';
import { legalText } from '@peace/vite-config/legal-text';
import { prerender } from '@peace/vite-config/prerender';

export default defineApp({
  port: 5174,
  plugins: [companyCheck(), legalText(), prerender({ notFound: true, languageFolders: true })],
});
