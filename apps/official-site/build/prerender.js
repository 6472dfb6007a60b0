import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { fillTemplate, pageAt, withoutScript } from './page-template.js';

const ENTRY = '/src/prerender.tsx';

/**
 * Fills index.html with the site as its React components render it: on each request while developing, once for each
 * language in a build. `/` is the default language and `/?lang=fil` another, for which a server hands out
 * `index.fil.html`; an address without a page gets `404.html`, with the status 404.
 *
 * @returns {import('vite').Plugin}
 */
export function prerender() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'official-site:prerender',
    config: () => ({ appType: 'mpa' }),
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server, originalUrl }) => (server ? renderOne(server, html, originalUrl ?? '/') : html),
    },
    generateBundle: {
      // After Vite has put the hashed names of script and stylesheet into the template.
      order: 'post',
      async handler(_options, bundle) {
        const template = String(bundle['index.html'].source);
        delete bundle['index.html'];
        for (const [fileName, source] of Object.entries(await renderAll(config, template))) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
    // Returned functions run after Vite's own handling, before its empty 404.
    configureServer: (server) => () => {
      server.middlewares.use(({ originalUrl }, response, next) => {
        if (pageAt(originalUrl, []).kind === 'site') return next();
        void answerNotFound(server, originalUrl, response, next);
      });
    },
    configurePreviewServer: (server) => {
      const dist = join(config.root, config.build.outDir);
      server.middlewares.use((request, _response, next) => {
        const page = pageAt(request.url, ['original', 'en', 'fil']);
        if (page.kind === 'site' && page.locale) request.url = `/index.${page.locale}.html`;
        next();
      });
      return () => {
        server.middlewares.use(({ url }, response, next) => {
          if (pageAt(url, []).kind === 'site') next();
          else sendNotFound(response, readFileSync(join(dist, '404.html')));
        });
      };
    },
  };
}

async function renderOne(server, template, url) {
  const site = await server.ssrLoadModule(ENTRY);
  const page = pageAt(url, site.locales);
  return page.kind === 'site'
    ? fillTemplate(template, await site.renderSite(page.locale ?? site.defaultLocale))
    : fillTemplate(withoutScript(template), site.renderNotFound());
}

/** @returns {Promise<Record<string, string>>} every file the components render, by its name */
async function renderAll({ root, mode, configFile }, template) {
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
    const site = await server.ssrLoadModule(ENTRY);
    const page = async (locale) => fillTemplate(template, await site.renderSite(locale));
    const languages = site.locales.map(async (locale) => [`index.${locale}.html`, await page(locale)]);
    return {
      'index.html': await page(site.defaultLocale),
      ...Object.fromEntries(await Promise.all(languages)),
      '404.html': fillTemplate(withoutScript(template), site.renderNotFound()),
      ...site.renderFiles(),
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
