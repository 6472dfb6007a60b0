import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { dropLinkedStyles, withInlineStyles } from './inline-styles.js';
import { fillTemplate, pageAt, withoutScript } from './page-template.js';

const ENTRY = '/src/prerender.tsx';

/**
 * Fills index.html with the app as its React components render it: on each request while developing, once for each
 * language in a build. The app's own path is the default language and `?lang=fil` another, for which a server hands out
 * `index.fil.html`.
 *
 * The app's `src/prerender.tsx` exports `locales`, `defaultLocale` and `renderPage(locale)`, which answers what
 * `fillTemplate` puts into index.html; also `renderFiles()` where it has more files to write by name.
 *
 * @param {{ notFound?: boolean }} [options] `notFound`: other addresses below the app's path get `404.html`, made by
 *   `renderNotFound()` of the same module, with the status 404. Else they get the page.
 * @returns {import('vite').Plugin}
 */
export function prerender({ notFound = false } = {}) {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'peace:prerender',
    config: () => (notFound ? { appType: 'mpa' } : {}),
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server, originalUrl }) =>
        server ? renderOne(server, html, { url: originalUrl ?? config.base, notFound }) : html,
    },
    generateBundle: {
      // After Vite has put the hashed names of script and stylesheet into the template.
      order: 'post',
      async handler(_options, bundle) {
        const html = String(bundle['index.html'].source);
        const built = { bundle, base: config.base };
        const template = withInlineStyles(html, built);
        dropLinkedStyles(html, built);
        delete bundle['index.html'];
        for (const [fileName, source] of Object.entries(await renderAll(config, template, notFound))) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
    // Returned functions run after Vite's own handling, before its empty 404.
    configureServer: (server) => () => {
      if (!notFound) return;
      server.middlewares.use(({ originalUrl }, response, next) => {
        if (pageAt(originalUrl, config.base, []).kind === 'page') return next();
        void answerNotFound(server, originalUrl, response, next);
      });
    },
    configurePreviewServer: (server) => {
      const { base } = config;
      const dist = resolve(config.root, config.build.outDir);
      server.middlewares.use((request, _response, next) => {
        const page = pageAt(request.url, base, ['original', 'en', 'fil']);
        if (page.kind === 'page' && page.locale) request.url = `${base}index.${page.locale}.html`;
        next();
      });
      return () => {
        if (!notFound) return;
        server.middlewares.use(({ url }, response, next) => {
          if (pageAt(url, base, []).kind === 'page') next();
          else sendNotFound(response, readFileSync(join(dist, '404.html')));
        });
      };
    },
  };
}

async function renderOne(server, template, { url, notFound }) {
  const app = await server.ssrLoadModule(ENTRY);
  const page = pageAt(url, server.config.base, app.locales);
  if (page.kind === 'elsewhere' && notFound) return fillTemplate(withoutScript(template), app.renderNotFound());
  return fillTemplate(template, await app.renderPage(page.locale ?? app.defaultLocale));
}

/** @returns {Promise<Record<string, string>>} every file the components render, by its name */
async function renderAll({ root, mode, configFile }, template, notFound) {
  // A server that never listens: the components go through the same configuration as the bundle.
  const server = await createServer({
    root,
    mode,
    configFile,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const app = await server.ssrLoadModule(ENTRY);
    const page = async (locale) => fillTemplate(template, await app.renderPage(locale));
    const languages = app.locales.map(async (locale) => [`index.${locale}.html`, await page(locale)]);
    return {
      'index.html': await page(app.defaultLocale),
      ...Object.fromEntries(await Promise.all(languages)),
      ...(notFound && { '404.html': fillTemplate(withoutScript(template), app.renderNotFound()) }),
      ...app.renderFiles?.(),
    };
  } finally {
    await server.close();
  }
}

/** What the development server says of an address without a page. */
async function answerNotFound(server, url, response, next) {
  try {
    const template = readFileSync(join(server.config.root, 'index.html'), 'utf8');
    sendNotFound(response, await server.transformIndexHtml(url, template, url));
  } catch (error) {
    next(error);
  }
}

function sendNotFound(response, html) {
  response.statusCode = 404;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(html);
}
