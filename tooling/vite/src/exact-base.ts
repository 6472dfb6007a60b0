import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/**
 * Serves an app whose base is `/promotion/` at `/promotion` too, which is the address that links carry. The address
 * bar keeps what the person opened.
 */
export function exactBase(): Plugin {
  const rewrite = (server: ViteDevServer | PreviewServer) => {
    const base = server.config.base;
    if (base === '/') return;
    server.middlewares.use((request, _response, next) => {
      const [path, query] = (request.url ?? '').split('?');
      if (`${path}/` === base) request.url = query === undefined ? base : `${base}?${query}`;
      next();
    });
  };
  return { name: 'peace:exact-base', configureServer: rewrite, configurePreviewServer: rewrite };
}
