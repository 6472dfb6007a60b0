import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { contentSecurityPolicy } from './policy.js';

const apps = {
  borrower: { name: 'borrower-h5', base: '/', routes: true },
  site: { name: 'official-site', base: '/', routes: false },
  promo: { name: 'promo-landing', base: '/promotion/', routes: false },
  preview: { name: 'dev-preview', base: '/testPreview/', routes: false },
};

const require = createRequire(import.meta.url);

/**
 * A built app as an nginx site.
 *
 * @param {keyof typeof apps} key
 * @returns {import('./nginx-config.js').Site}
 * @throws when the app is not built
 */
export function builtSite(key) {
  const { name, base, routes } = apps[key];
  const root = join(dirname(require.resolve(`${name}/package.json`)), 'dist');
  if (!existsSync(join(root, 'index.html'))) throw new Error(`${name} is not built: run \`pnpm build\` first.`);
  const pages = readdirSync(root).filter((file) => file.endsWith('.html'));
  const csp = contentSecurityPolicy(pages.map((file) => readFileSync(join(root, file), 'utf8')));
  return { base, root, csp, routes };
}

/** All of them, under the names that `oneHostServer` takes. */
export const builtSites = () => Object.fromEntries(Object.keys(apps).map((key) => [key, builtSite(key)]));
