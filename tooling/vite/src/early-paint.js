import { wordsBlock } from '@peace/deployment-config/words';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, runnerImport } from 'vite';
import { assetText, styleElement, withInlineStyles } from './inline-styles.js';
import { neededFiles } from './needed-files.js';
import { withoutCatalogues, wordsIn, wordsOf } from './wording.js';
import { defaultLanguage, wordsFiles } from './words.js';

/**
 * Lets screens be painted before React is there (decision 0021). Each `src/screens/**\/<screen>.early.tsx` becomes a page of
 * its own, `<path>.html`: index.html with two scripts in it, and its styles. The first script knows what to ask the backend
 * for, by the endpoint's declaration, and which files to fetch, by what the build came to. In the second the very same view
 * is drawn by `@peace/first-paint` in the place of React. All of it in the page and not beside it: it comes while the answer
 * is awaited. Builds only: the dev server shows React's own first paint.
 *
 * @param {{ firstScript: string, painter: string }} options modules, from the app's folder: the first script, which finds
 *   its plan in `EARLY_PLAN` and the app's files in `APP`, and the one that exports `paintEarly(window, screen)`
 * @returns {import('vite').Plugin}
 */
export function earlyPaint({ firstScript, painter }) {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'peace:early-paint',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      // After Vite has put the hashed names of script and stylesheet into the page.
      order: 'post',
      async handler(_options, bundle) {
        const html = assetText(bundle, 'index.html');
        const { app, template } = withoutApp(withInlineStyles(html, { bundle, base: config.base }));
        const pageStyles = new Set(initialModules(bundle).filter((id) => id.endsWith('.css')));
        for (const file of earlyFiles(config.root)) {
          const { earlyScreens } = (
            await runnerImport(join(config.root, file), { ...settings(config), plugins: [withoutStyles()] })
          ).module;
          const files = filesOf(file.replace('.early.', '.route.'), { bundle, config, html });
          for (const [index, screen] of earlyScreens.entries()) {
            const plan = { ...callOf(screen), ...files };
            const define = { APP: JSON.stringify(app), EARLY_PLAN: JSON.stringify(plan) };
            const first = await bundled(config, { lines: [`import '/${firstScript}';`], define });
            const lines = [
              `import { paintEarly } from '/${painter}';`,
              `import { earlyScreens } from '/${file}';`,
              // Whatever goes wrong here is left to the app, which asks again, and told.
              `paintEarly(window, earlyScreens[${index}]).catch((error) => window.peaceReports?.push({ kind: 'earlyPaint', error }));`,
            ];
            /** @type {import('./wording.js').Areas} */
            const areas = {};
            const plugins = [withoutStyles(pageStyles), withoutCatalogues(config.root, areas)];
            const early = await bundled(config, { lines, plugins });
            const locale = defaultLanguage(config);
            const words = {
              locale,
              files: wordsFiles(bundle, config.base),
              words: wordsOf(wordsIn(areas, locale), early.code),
            };
            const source = withEarly(template, { first: first.code, painter: early.code, css: early.css, words });
            this.emitFile({ type: 'asset', fileName: `${plan.path.slice(1)}.html`, source });
          }
        }
      },
    },
  };
}

/**
 * A screen that is painted early, as its `.early.tsx` declares it: its path, and the endpoint that it begins with.
 *
 * @typedef {object} EarlyScreen
 * @property {string} path
 * @property {{ method: string, path: string, body: string, effect: string, payload: Schema & { entries: Record<string, Schema> } }} endpoint
 */

/**
 * What is read of a valibot schema.
 *
 * @typedef {object} Schema
 * @property {string} type
 * @property {string} [kind]
 * @property {readonly Schema[]} [pipe]
 * @property {Schema} [wrapped]
 * @property {Record<string, Schema>} [entries]
 */

/** What has to stand ahead of the first script: which address its request may tell. */
const referrer = /<meta name="referrer"[^>]*>/;

/**
 * The first script goes ahead of all else, so that it is in the first few kB that arrive; the painter and its styles behind
 * those of all pages.
 *
 * @param {string} template
 * @param {{ first: string, painter: string, css: string, words: import('@peace/deployment-config/words').PageWords }} early
 */
function withEarly(template, { first, painter, css, words }) {
  // Nearly all of it is needed at once, so it is compiled while the answer is awaited, and not function by function after it.
  /** @param {string} code */
  const script = (code) => `<script>//# allFunctionsCalledOnLoad\n${inline(code)}</script>`;
  return template
    .replace(referrer, (meta) => `${meta}\n    ${script(first)}`)
    .replace('</head>', () => `${styleElement(css)}\n    ${wordsBlock(words)}\n    ${script(painter)}\n  </head>`);
}

/** @param {string} root the app's folder */
const earlyFiles = (root) =>
  readdirSync(join(root, 'src/screens'), { recursive: true })
    .map((file) => `src/screens/${String(file)}`)
    .filter((file) => file.endsWith('.early.tsx'))
    .sort();

/**
 * What a build that stands beside the app's own shares with it: the environment, but none of the plugins.
 *
 * @param {import('vite').ResolvedConfig} config
 * @param {Record<string, string>} [define]
 * @returns {import('vite').InlineConfig}
 */
function settings(config, define = {}) {
  return {
    root: config.root,
    base: config.base,
    mode: config.mode,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { ...config.define, ...define },
  };
}

/**
 * Leaves styles out: all, or those that are on the page already.
 *
 * @param {ReadonlySet<string>} [unwanted]
 * @returns {import('vite').Plugin}
 */
export function withoutStyles(unwanted) {
  const none = '\0no-style';
  return {
    name: 'peace:without-styles',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.css')) return undefined;
      const style = unwanted && (await this.resolve(source, importer, { ...options, skipSelf: true }));
      return !style || unwanted.has(style.id) ? none : style;
    },
    load: (id) => (id === none ? '' : undefined),
  };
}

/**
 * What is on the page from the beginning.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
const initialModules = (bundle) =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && (file.name === 'app' || file.isEntry) ? file.moduleIds : [],
  );

/**
 * The modules that stand for React's and for valibot in a script that reads an answer and draws a screen.
 *
 * @param {string} root the app's folder
 * @returns {import('vite').Alias[]}
 */
export function firstPaintAliases(root) {
  const { resolve } = createRequire(join(root, 'package.json'));
  return [
    { find: /^react$/, replacement: resolve('@peace/first-paint/react') },
    { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: resolve('@peace/first-paint/jsx-runtime') },
    { find: /^valibot$/, replacement: resolve('@peace/first-paint/valibot') },
  ];
}

/**
 * One self-contained script of an entry's lines, and the styles it imports.
 *
 * @param {import('vite').ResolvedConfig} config
 * @param {{ lines: string[], define?: Record<string, string>, plugins?: import('vite').Plugin[] }} entry
 */
async function bundled(config, { lines, define, plugins = [] }) {
  const entry = '\0early-entry.js';
  const result = await build({
    ...settings(config, define),
    resolve: { alias: firstPaintAliases(config.root) },
    plugins: [
      ...plugins,
      {
        name: 'peace:early-entry',
        resolveId: (id) => (id === entry ? id : undefined),
        // What a screen loads when it is wanted is not wanted yet.
        resolveDynamicImport: (id) => ({ id, external: true }),
        load: (id) => (id === entry ? lines.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      target: config.build.target,
      cssTarget: config.build.cssTarget,
      assetsInlineLimit: 0,
      modulePreload: false,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [built] = [result].flat();
  if (built === undefined || !('output' in built)) throw new Error('An early script was not built.');
  const [chunk, ...files] = built.output;
  const css = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return { code: chunk.code.trim(), css: css?.type === 'asset' ? String(css.source) : '' };
}

/**
 * What to send, as the endpoint's declaration has it.
 *
 * @param {EarlyScreen} screen
 */
function callOf({ path: page, endpoint }) {
  const { method, path, body, effect, payload } = endpoint;
  if (effect !== 'read') throw new Error(`${page} cannot begin with ${path}: a write is not sent early.`);
  const changed = transformed(payload);
  if (changed)
    throw new Error(`${page} cannot begin with ${path}: its payload changes ${changed}, which needs the schema.`);
  const fields = Object.entries(payload.entries).map(([name, schema]) => [
    name,
    schema.type === 'optional' ? 'optional' : 'required',
  ]);
  return { path: page, endpoint: { method, path, body, effect }, fields: Object.fromEntries(fields) };
}

/**
 * What a payload's schema would change on its way out, or undefined. The first script sends the address's values trimmed and
 * as they are; the client would look for another answer.
 *
 * @param {Schema} payload
 */
export function transformed(payload) {
  /** @param {Schema} schema @returns {boolean} */
  const changes = ({ pipe = [], wrapped }) =>
    pipe.some((action) => action.kind === 'transformation' && action.type !== 'trim') ||
    pipe.some((item) => item.kind === 'schema' && item.pipe !== undefined && item.pipe !== pipe && changes(item)) ||
    (wrapped !== undefined && changes(wrapped));
  if (changes(payload)) return 'as a whole';
  return Object.entries(payload.entries ?? {}).find(([, schema]) => changes(schema))?.[0];
}

/**
 * The chunks and stylesheets of a route that the page does not name itself.
 *
 * @param {string} routeFile
 * @param {{ bundle: import('vite').Rolldown.OutputBundle, config: import('vite').ResolvedConfig, html: string }} app
 */
function filesOf(routeFile, { bundle, config, html }) {
  const facade = join(config.root, routeFile);
  const route = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === facade);
  if (!route) throw new Error(`${routeFile} is no chunk of its own.`);
  const missing = neededFiles(route, bundle)
    .map((name) => config.base + name)
    .filter((url) => !html.includes(url));
  /** @param {string} end */
  const ending = (end) => missing.filter((url) => url.endsWith(end));
  return { modules: ending('.js'), styles: ending('.css') };
}

/**
 * Takes the app's script and its modules out of the page: the first script starts them when it is their turn.
 *
 * @param {string} html
 */
function withoutApp(html) {
  /** @type {string[]} */
  const modules = [];
  /** @type {string | undefined} */
  let script;
  const template = html
    .replace(/\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/, (_tag, src) => {
      script = src;
      return '';
    })
    .replace(/\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g, (_tag, href) => {
      modules.push(href);
      return '';
    });
  if (!script) throw new Error('index.html has no script of the app.');
  if (!referrer.test(html)) throw new Error('index.html does not say what a referrer may tell.');
  return { app: { script, modules }, template };
}

/**
 * A script's text may not end the element it stands in.
 *
 * @param {string} code
 */
const inline = (code) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
