import { join } from 'node:path';
import { build } from 'vite';

/**
 * What a build that is beside the app's own shares with it: the environment, but none of the plugins.
 *
 * @param {import('vite').ResolvedConfig} config
 * @param {Record<string, string>} [define]
 * @returns {import('vite').InlineConfig}
 */
export function settings(config, define = {}) {
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
 * Takes out what a screen draws only once it is hydrated: the children of `ClientOnly`, with all that they alone import.
 *
 * @returns {import('vite').Plugin}
 */
export function withoutHydrated() {
  return {
    name: 'peace:without-hydrated',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('<ClientOnly>')) return undefined;
      return { code: code.replaceAll(/<ClientOnly>[\s\S]*?<\/ClientOnly>/g, '<ClientOnly />'), map: null };
    },
  };
}

/**
 * The modules that replace React's in a script that renders a screen.
 *
 * @param {string} root the app's folder
 * @returns {import('vite').Alias[]}
 */
export function firstPaintAliases(root) {
  const folder = join(root, 'src/shared/first-paint');
  return [
    { find: /^react$/, replacement: join(folder, 'react.ts') },
    { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: join(folder, 'jsx-runtime.ts') },
  ];
}

/**
 * One self-contained script of an entry's lines, and the styles it imports.
 *
 * @param {import('vite').ResolvedConfig} config
 * @param {{ lines: string[], define?: Record<string, string>, plugins?: import('vite').Plugin[] }} entry
 */
export async function bundled(config, { lines, define, plugins = [] }) {
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
