import { companyCheck } from '@peace/company/vite';
import { defineApp } from '@peace/vite-config';
import { legalText } from '@peace/vite-config/legal-text';
import { prerender } from '@peace/vite-config/prerender';
import { words } from '@peace/vite-config/words';
import { pageFolders } from './src/shared/site-pages.ts';

export default defineApp({
  port: 5174,
  plugins: [
    companyCheck(),
    legalText(),
    prerender({ notFound: true, languageFolders: true, pages: Object.values(pageFolders) }),
    words(import.meta.dirname, { preload: false }),
    // No page has a module to preload: the words that it needs are the script’s to choose.
    { name: 'without-preloads', config: () => ({ build: { modulePreload: false } }) },
  ],
});
