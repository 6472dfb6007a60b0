import { join } from 'node:path';
import { type Alias, build, type InlineConfig, parseSync, type Plugin, type ResolvedConfig, Visitor } from 'vite';

/** A build beside the app's own shares its environment, but none of its plugins. */
export function settings(config: ResolvedConfig, define: Readonly<Record<string, string>> = {}): InlineConfig {
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

/** Leaves styles out: all, or those that are on the page already. */
export function withoutStyles(unwanted?: ReadonlySet<string>): Plugin {
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

const hydratedOnly = /^(?:ClientOnly|AppOnly)$/;

/**
 * Takes out what an early page never draws: the children of `ClientOnly` and `AppOnly`, keys, refs, and the handlers of HTML
 * elements, with all that they alone import.
 */
export function withoutHydrated(): Plugin {
  return {
    name: 'peace:without-hydrated',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.tsx')) return undefined;
      const kept: string[] = [];
      let end = 0;
      const cut = (from: number, to: number) => {
        if (from < end) return;
        kept.push(code.slice(end, from));
        end = to;
      };
      const visitor = new Visitor({
        JSXElement({ openingElement: { name, end: from }, closingElement }) {
          if (name.type === 'JSXIdentifier' && hydratedOnly.test(name.name) && closingElement)
            cut(from, closingElement.start);
        },
        JSXOpeningElement({ name, attributes }) {
          const isHtml = name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);
          const unused = isHtml ? /^(?:key|ref|on[A-Z]\w*)$/ : /^(?:key|ref)$/;
          for (const each of attributes) {
            if (each.type !== 'JSXAttribute' || each.name.type !== 'JSXIdentifier') continue;
            if (unused.test(each.name.name)) cut(each.start, each.end);
          }
        },
      });
      visitor.visit(parseSync(id, code).program);
      return end === 0 ? undefined : { code: [...kept, code.slice(end)].join(''), map: null };
    },
  };
}

/**
 * Takes out the messages whose keys are no texts in the script: an area has the messages of a whole screen, with its dialogs.
 */
export function withoutUnusedMessages(): Plugin {
  return {
    name: 'peace:without-unused-messages',
    transform(code, id) {
      if (/\bt\(`[^`]*\$\{/.test(code)) this.error(`${id} makes the key of a message, so an early page could lack it.`);
    },
    renderChunk(code) {
      const messages: { readonly key: string; readonly start: number; readonly end: number }[] = [];
      const texts = new Set<unknown>();
      const visitor = new Visitor({
        CallExpression({ callee, arguments: [area] }) {
          if (callee.type !== 'Identifier' || callee.name !== 'defineMessages' || area?.type !== 'ObjectExpression')
            return;
          for (const each of area.properties) {
            if (each.type !== 'Property' || each.key.type !== 'Identifier') continue;
            messages.unshift({ key: each.key.name, start: each.start, end: each.end });
          }
        },
        Literal: ({ value }) => void texts.add(value),
      });
      visitor.visit(parseSync('early.js', code).program);
      let kept = code;
      for (const { key, start, end } of messages) {
        if (!texts.has(key)) kept = kept.slice(0, start) + kept.slice(kept[end] === ',' ? end + 1 : end);
      }
      return { code: kept, map: null };
    },
  };
}

/**
 * The modules that replace React's in a script that renders a screen.
 *
 * @param root the app's folder
 */
export function firstPaintAliases(root: string): Alias[] {
  const folder = join(root, 'src/features/early/first-paint');
  return [
    { find: /^react$/, replacement: join(folder, 'react.ts') },
    { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: join(folder, 'jsx-runtime.ts') },
  ];
}

/** A script that is built beside the app: the lines of its entry. */
interface Entry {
  readonly lines: readonly string[];
  readonly define?: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
}

/** One self-contained script of an entry's lines, and the styles it imports. */
export async function bundled(config: ResolvedConfig, { lines, define, plugins = [] }: Entry) {
  const entry = '\0early-entry.js';
  const result = await build({
    ...settings(config, define),
    resolve: { alias: firstPaintAliases(config.root) },
    plugins: [
      ...plugins,
      {
        name: 'peace:early-entry',
        resolveId: (id) => (id === entry ? id : undefined),
        // A screen's dynamic imports are not bundled here.
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
