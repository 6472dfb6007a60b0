/**
 * Serves an app whose base is `/promotion/` at `/promotion` too, which is the address that links carry. The address
 * bar keeps what the person opened.
 *
 * @returns {import('vite').Plugin}
 */
export function exactBase() {
  /** @param {import('vite').ViteDevServer | import('vite').PreviewServer} server */
  const rewrite = (server) => {
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
