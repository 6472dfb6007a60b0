import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { type Connect, createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import { assetText, dropLinkedStyles, withInlineStyles } from './inline-styles.ts';
import {
  fillTemplate,
  notFoundLocale,
  type PageAt,
  pageAt,
  type RenderedPage,
  withoutScript,
  withScriptLast,
} from './page-template.ts';

const ENTRY = '/src/prerender.tsx';

/** A server responds in these languages if the app's own `locales` are not loaded. */
const everyLocale = ['original', 'en', 'fil'];

const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
};

interface Prerender {
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly renderPage: (locale: string, page?: string) => RenderedPage | Promise<RenderedPage>;
  readonly renderNotFound?: (locale?: string) => RenderedPage;
  readonly renderFiles?: () => Record<string, string> | Promise<Record<string, string>>;
}

type At = (url: string, base: string, locales: readonly string[]) => PageAt;

/**
 * Fills index.html with the app as its React components render it: on each request while developing, once for each
 * language in a build. The app's own path is the default language and `?lang=fil` another, for which a server hands out
 * `index.fil.html`.
 *
 * A site has `pages`, folders of further pages: `about` is `about/index.html`, the page of `/about/`. Each language has a folder, too:
 * `fil/index.html` of `/fil/`, `fil/about/index.html`, and `fil/404.html`, made by `renderNotFound`, for what is not there. The other
 * addresses of an app that is no site get its page.
 */
export function prerender({ pages }: { pages?: readonly string[] } = {}): Plugin {
  const isSite = pages !== undefined;
  const at: At = (url, base, locales) => pageAt(url, base, locales, { folders: isSite, pages: pages ?? [] });
  let config: ResolvedConfig;
  return {
    name: 'peace:prerender',
    config: () => (isSite ? { appType: 'mpa' } : {}),
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server, originalUrl }) =>
        server ? renderOne(server, html, { url: originalUrl ?? config.base, at, isSite }) : html,
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
        for (const [fileName, source] of Object.entries(await renderAll(config, template, pages))) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => void answerFile(server, request, response, next));
      // Returned functions run after Vite's own handling, before its empty 404.
      return () => {
        // Vite knows the page at the app's own path only.
        if (!isSite) return;
        server.middlewares.use((request, response, next) => {
          const { originalUrl: url = '/' } = request;
          const isFound = at(url, config.base, everyLocale).kind === 'page';
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
          request.url = `${base}${fileOf(page, isSite)}`;
        }
        next();
      });
      return () => {
        if (!isSite) return;
        server.middlewares.use(({ url = '/', headers }, response, next) => {
          if (at(url, base, []).kind === 'page') return next();
          const locale = notFoundLocale(url, headers['accept-language'], everyLocale);
          send(response, 404, readFileSync(join(dist, locale ?? '', '404.html')));
        });
      };
    },
  };
}

/**
 * The file of a page in a language.
 *
 * @param inFolder each language has a folder
 */
function fileOf(
  { locale, page }: { locale?: string | undefined; page?: string | undefined },
  inFolder: boolean,
): string {
  const name = locale && !inFolder ? `index.${locale}.html` : 'index.html';
  return [inFolder && locale, page, name].filter(Boolean).join('/');
}

const isPrerender = (module: object): module is Prerender =>
  'renderPage' in module && 'locales' in module && 'defaultLocale' in module;

async function loadApp(server: ViteDevServer): Promise<Prerender> {
  const module: object = await server.ssrLoadModule(ENTRY);
  if (!isPrerender(module)) throw new Error(`${ENTRY} does not export locales, defaultLocale and renderPage().`);
  return module;
}

/** The page for other addresses, which moves nothing; in the default language without another. */
function notFoundPage(template: string, { renderNotFound }: Prerender, locale?: string): string {
  if (renderNotFound === undefined) throw new Error(`${ENTRY} does not export renderNotFound().`);
  return fillTemplate(withoutScript(template), renderNotFound(locale));
}

async function renderOne(
  server: ViteDevServer,
  template: string,
  { url, at, isSite }: { url: string; at: At; isSite: boolean },
): Promise<string> {
  const app = await loadApp(server);
  const page = at(url, server.config.base, app.locales);
  if (page.kind === 'elsewhere' && isSite) {
    return notFoundPage(template, app, notFoundLocale(url, undefined, app.locales));
  }
  const { locale = app.defaultLocale, page: name } = page.kind === 'page' ? page : {};
  return fillTemplate(template, await app.renderPage(locale, name));
}

/** Every file the components render, by its name. */
async function renderAll(
  { root, mode, configFile }: ResolvedConfig,
  template: string,
  pages: readonly string[] | undefined,
): Promise<Record<string, string>> {
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
    const wanted = [undefined, ...(pages ?? [])].flatMap((page) =>
      [undefined, ...app.locales].map((locale) => ({ locale, page })),
    );
    const rendered = wanted.map(async (each): Promise<[string, string]> => [
      fileOf(each, pages !== undefined),
      fillTemplate(template, await app.renderPage(each.locale ?? app.defaultLocale, each.page)),
    ]);
    const notFound = (locale?: string) => [join(locale ?? '', '404.html'), notFoundPage(template, app, locale)];
    return {
      ...Object.fromEntries(await Promise.all(rendered)),
      ...(pages && Object.fromEntries([notFound(), ...app.locales.map(notFound)])),
      ...(await app.renderFiles?.()),
    };
  } finally {
    await server.close();
  }
}

/** Responds if Vite has no page: with one of a language's folder, or with 404. */
async function answerPage(
  server: ViteDevServer,
  { url, isFound, locale }: { url: string; isFound: boolean; locale: string | undefined },
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  try {
    const template = readFileSync(join(server.config.root, 'index.html'), 'utf8');
    const asked = locale ? `${url.split('?')[0]}?lang=${locale}` : url;
    send(response, isFound ? 200 : 404, await server.transformIndexHtml(url, template, asked));
  } catch (error) {
    next(error);
  }
}

/** In development the files of a build that are made of components. */
async function answerFile(
  server: ViteDevServer,
  { url = '/' }: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
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

function send(
  response: ServerResponse,
  status: number,
  content: string | Buffer,
  type = 'text/html; charset=utf-8',
): void {
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.end(content);
}
