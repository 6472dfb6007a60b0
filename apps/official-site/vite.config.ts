import { companyCheck } from '@peace/company/vite';
import { portOf } from '@peace/config/ports';
import { defineApp } from '../../tooling/vite/src/index.ts';
import { legalText } from '../../tooling/vite/src/legal-text.ts';
import { prerender } from '../../tooling/vite/src/prerender.ts';
import { pageFolders } from './src/shared/site-pages.ts';

export default defineApp({
  port: portOf('official-site'),
  plugins: [
    companyCheck(),
    legalText(),
    prerender({ pages: Object.values(pageFolders) }),
    // No page has a module to preload: the words that it needs are the script’s to choose.
    { name: 'without-preloads', config: () => ({ build: { modulePreload: false } }) },
  ],
});
