import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const opener = fileURLToPath(new URL('open-console.ts', import.meta.url));

/**
 * A console within the page (eruda), for what runs in a web view without one. Only while developing and in builds of
 * another mode than `production`, such as `vite build --mode staging`; in a production build this plugin does nothing.
 */
export function pageConsole(): Plugin {
  let entry: string;
  return {
    name: 'peace:page-console',
    apply: (_config, { mode }) => mode !== 'production',
    // Known from the beginning, so that the dev server need not reload the page when it is first asked for.
    config: () => ({ optimizeDeps: { include: ['@peace/vite-config > eruda'] } }),
    configResolved: ({ root }) => {
      entry = join(root, 'src/main.tsx');
    },
    // By which `tooling/deploy` knows that the page's policy must let it run.
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'page-console' }, injectTo: 'head' }],
    // Ahead of the app's own start, which waits for it: the first requests and the first error are to be seen as well.
    transform: (code, id) => (id === entry ? `import ${JSON.stringify(opener)};\n${code}` : undefined),
  };
}
