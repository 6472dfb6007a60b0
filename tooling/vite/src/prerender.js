import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { assetText, dropLinkedStyles, withInlineStyles } from './inline-styles.js';
import { fillTemplate, notFoundLocale, pageAt, withoutScript, withScriptLast } from './page-template.js';

const ENTRY = '/src/prerender.tsx';

/** What a server answers from, where the app's own `locales` are not loaded. */
const everyLocale = ['original', 'en', 'fil'];

/** @type {Readonly<Record<string, string>>} */
const mediaTypes = {
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
};

/**
 * Fills index.html with the app as its React components render it: on each request while developing, once for each
 * language in a build. The app's own path is the default language and `?lang=fil` another, for which a server hands out
 * `index.fil.html`, or with `languageFolders` `fil/index.html`, which is the page of `/fil/` too.
 *
 * The app's `src/prerender.tsx` exports `locales`, `defaultLocale` and `renderPage(locale, page)`, which answers what
 * `fillTemplate` puts into index.html; also `renderFiles()` where it has more files to write by name.
 *
 * @param {object} [options]
 * @param {boolean} [options.notFound] other addresses below the app's path get `404.html`, made by `renderNotFound(locale)`
 *   of the same module, with the status 404. Else they get the page.
 * @param {boolean} [options.languageFolders] each language has a folder with its page, and with its `404.html`.
 * @param {readonly string[]} [options.pages] folders of further pages, each in every language: `about` is `about/index.html`, the page
 *   of `/about/`, and with `languageFolders` `fil/about/index.html`.
 * @returns {import('vite').Plugin}
 */
export function prerender({ notFound = false, languageFolders = false, pages = [] } = {}) {
  /** @type {(url: string, base: string, locales: readonly string[]) => ReturnType<typeof pageAt>} */
  const at = (url, base, locales) => pageAt(url, base, locales, { folders: languageFolders, pages });
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
        server ? renderOne(server, html, { url: originalUrl ?? config.base, at, notFound }) : html,
    },
    generateBundle: {
      // After Vite has put the hashed names of script and stylesheet into the template.
      order: 'post',
      async handler(_options, bundle) {
        const html = assetText(bundle, 'index.html');
        const built = { bundle, base: config.base };
        const template = withScriptLast(withInlineStyles(html, built));
        dropLinkedStyles(html, built);
        delete bundle['index.html'];
        for (const [fileName, source] of Object.entries(
          await renderAll(config, template, { notFound, languageFolders, pages }),
        )) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => void answerFile(server, request, response, next));
      // Returned functions run after Vite's own handling, before its empty 404.
      return () => {
        server.middlewares.use((request, response, next) => {
          const { originalUrl: url = '/' } = request;
          const isFound = at(url, config.base, everyLocale).kind === 'page';
          // Vite knows the page at the app's own path only.
          if (isFound ? !languageFolders : !notFound) return next();
          const locale = isFound ? undefined : notFoundLocale(url, request.headers['accept-language'], everyLocale);
          void answerPage(server, { url, isFound, locale }, response, next);
        });
      };
    },
    configurePreviewServer: (server) => {
      const { base } = config;
      const dist = resolve(config.root, config.build.outDir);
      server.middlewares.use((request, _response, next) => {
        const page = at(request.url ?? '/', base, everyLocale);
        if (page.kind === 'page' && (page.locale || page.page)) {
          request.url = `${base}${fileOf(page, languageFolders)}`;
        }
        next();
      });
      return () => {
        if (!notFound) return;
        server.middlewares.use(({ url = '/', headers }, response, next) => {
          if (at(url, base, []).kind === 'page') return next();
          const locale = languageFolders ? notFoundLocale(url, headers['accept-language'], everyLocale) : undefined;
          send(response, 404, readFileSync(join(dist, locale ?? '', '404.html')));
        });
      };
    },
  };
}

/**
 * The file of a page in a language.
 *
 * @param {{ locale?: string | undefined, page?: string | undefined }} page without a locale: the default one
 * @param {boolean} inFolder each language has a folder
 */
function fileOf({ locale, page }, inFolder) {
  const name = locale && !inFolder ? `index.${locale}.html` : 'index.html';
  return [inFolder && locale, page, name].filter(Boolean).join('/');
}

/**
 * What `src/prerender.tsx` exports.
 *
 * @typedef {object} Prerender
 * @property {readonly string[]} locales
 * @property {string} defaultLocale
 * @property {(locale: string, page?: string) => import('./page-template.js').RenderedPage | Promise<import('./page-template.js').RenderedPage>} renderPage
 * @property {(locale?: string) => import('./page-template.js').RenderedPage} [renderNotFound]
 * @property {() => Record<string, string> | Promise<Record<string, string>>} [renderFiles]
 */

/**
 * @param {object} module
 * @returns {module is Prerender}
 */
const isPrerender = (module) => 'renderPage' in module && 'locales' in module && 'defaultLocale' in module;

/**
 * @param {import('vite').ViteDevServer} server
 * @returns {Promise<Prerender>}
 */
async function loadApp(server) {
  /** @type {object} */
  const module = await server.ssrLoadModule(ENTRY);
  if (!isPrerender(module)) throw new Error(`${ENTRY} does not export locales, defaultLocale and renderPage().`);
  return module;
}

/**
 * The page for other addresses, which moves nothing.
 *
 * @param {string} template
 * @param {Prerender} app
 * @param {string} [locale] the default one when left out
 */
function notFoundPage(template, { renderNotFound }, locale) {
  if (renderNotFound === undefined) throw new Error(`${ENTRY} does not export renderNotFound().`);
  return fillTemplate(withoutScript(template), renderNotFound(locale));
}

/**
 * @param {import('vite').ViteDevServer} server
 * @param {string} template
 * @param {{ url: string, at: (url: string, base: string, locales: readonly string[]) => ReturnType<typeof pageAt>, notFound: boolean }} asked
 */
async function renderOne(server, template, { url, at, notFound }) {
  const app = await loadApp(server);
  const page = at(url, server.config.base, app.locales);
  if (page.kind === 'elsewhere' && notFound) {
    return notFoundPage(template, app, notFoundLocale(url, '', app.locales));
  }
  const { locale = app.defaultLocale, page: name } = page.kind === 'page' ? page : {};
  return fillTemplate(template, await app.renderPage(locale, name));
}

/**
 * @param {import('vite').ResolvedConfig} config
 * @param {string} template
 * @param {{ notFound: boolean, languageFolders: boolean, pages: readonly string[] }} options
 * @returns {Promise<Record<string, string>>} every file the components render, by its name
 */
async function renderAll({ root, mode, configFile }, template, { notFound, languageFolders, pages }) {
  // A server that never listens: the components go through the same configuration as the bundle.
  const server = await createServer({
    root,
    mode,
    configFile: configFile ?? false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const app = await loadApp(server);
    const wanted = [undefined, ...pages].flatMap((page) =>
      [undefined, ...app.locales].map((locale) => ({ locale, page })),
    );
    const rendered = wanted.map(async ({ locale, page }) => [
      fileOf({ locale, page }, languageFolders),
      fillTemplate(template, await app.renderPage(locale ?? app.defaultLocale, page)),
    ]);
    return {
      ...Object.fromEntries(await Promise.all(rendered)),
      ...(notFound && { '404.html': notFoundPage(template, app) }),
      ...(notFound && languageFolders
        ? Object.fromEntries(app.locales.map((locale) => [`${locale}/404.html`, notFoundPage(template, app, locale)]))
        : {}),
      ...(await app.renderFiles?.()),
    };
  } finally {
    await server.close();
  }
}

/**
 * What the development server answers where Vite has no page: one of a language's folder, or that there is none.
 *
 * @param {import('vite').ViteDevServer} server
 * @param {{ url: string, isFound: boolean, locale: string | undefined }} asked
 * @param {import('node:http').ServerResponse} response
 * @param {import('vite').Connect.NextFunction} next
 */
async function answerPage(server, { url, isFound, locale }, response, next) {
  try {
    const template = readFileSync(join(server.config.root, 'index.html'), 'utf8');
    const asked = locale ? `${url.split('?')[0]}?lang=${locale}` : url;
    send(response, isFound ? 200 : 404, await server.transformIndexHtml(url, template, asked));
  } catch (error) {
    next(error);
  }
}

/**
 * In development the files of a build that are made of components.
 *
 * @param {import('vite').ViteDevServer} server
 * @param {import('vite').Connect.IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('vite').Connect.NextFunction} next
 */
async function answerFile(server, { url = '/' }, response, next) {
  const [path = '/'] = url.split('?');
  const name = path.slice(server.config.base.length);
  const type = mediaTypes[name.split('.').at(-1) ?? ''];
  if (!type) return next();
  try {
    const { renderFiles } = await loadApp(server);
    const file = (await renderFiles?.())?.[name];
    if (file === undefined) return next();
    send(response, 200, file, type);
  } catch (error) {
    next(error);
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string | Buffer} content
 * @param {string} [type]
 */
function send(response, status, content, type = 'text/html; charset=utf-8') {
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.end(content);
}
