import { portOf } from '@peace/config/ports';
import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { loadEnv, type PluginOption, type ProxyOptions, type Rolldown, type UserConfigFnObject } from 'vite';
import { accent, favicon } from './accent.ts';
import { budget } from './budget.ts';
import { compileAtOnce } from './compile-at-once.ts';
import { deployment } from './deployment.ts';
import { precompress } from './precompress.ts';
import { readEnvironment } from './env.ts';
import { exactBase } from './exact-base.ts';
import { refuseForbiddenModules } from './forbidden-modules.ts';
import { lateStyles } from './late-styles.ts';
import { licenses } from './licenses.ts';
import { manifest } from './manifest.ts';
import { outdatedEngine } from './outdated-engine.ts';
import { checkRelease } from './release.ts';
import { textSize } from './text-size.ts';
import { versionFile } from './version.ts';

/** The oldest engines that a page runs on (`outdated-engine.ts`); nothing newer may be in a bundle unless it has a fallback. */
export const buildTarget = ['safari15.4', 'chrome100'];

/** The sandbox; `PEACE_ORIGIN` points an app at a real backend instead. */
const sandboxOrigin = `http://127.0.0.1:${portOf('sandbox')}`;

/** The sandbox shows what the pages report. */
const developing = process.env.PEACE_ORIGIN ? {} : { VITE_REPORTS_URL: '/peace/reports' };

const initial: ['$initial'] = ['$initial'];

/**
 * A file for what every page needs, one for what the main route shares with others, one for what any screens share, one for each
 * part of `src/shared` that only some screens need, one for each feature, one for what several parts share, and one
 * for each screen. Left alone, each set of screens that has a module in common makes a file, and a screen comes in forty
 * requests.
 *
 * A group takes along what it imports, so the more general one goes ahead.
 *
 * @param isRevisited whether what every page needs is taken apart by how often it changes
 * @param mainRoutes the files of the routes that most visits begin with
 */
const codeSplitting = (isRevisited: boolean, mainRoutes: readonly string[]): Rolldown.CodeSplittingOptions => ({
  groups: [
    ...(isRevisited ? [{ name: 'libraries', test: /\/node_modules\//, tags: initial, priority: 5 }] : []),
    { name: isRevisited ? firstFile : 'app', tags: initial, priority: 4 },
    ...(mainRoutes.length > 0 ? [{ name: sharedByMain(mainRoutes), minShareCount: 2, priority: 3 }] : []),
    { name: ofScreens(anyScreens), minShareCount: 2, priority: 2 },
    { name: ofScreens(partOf), minShareCount: 2, priority: 1 },
    { name: ofScreens(featureOf), minShareCount: 2 },
    { name: (module, graph) => (isForPartsOnly(module, graph) ? 'parts' : null), minShareCount: 2 },
  ],
});

/** The known facts about modules while they are put into files. */
interface Graph {
  readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null;
}

/**
 * The file of a module of the first page, libraries apart, which change less often. What imports other files
 * later, by itself or through what it imports, stays in the entry: it holds their names and changes with each of them, so that
 * no file may name the entry in turn. A package's own parts change seldom.
 */
function firstFile(module: string, graph: Graph): string | null {
  const importsLater = (each: string) =>
    !each.includes('/packages/') && (graph.getModuleInfo(each)?.dynamicallyImportedIds ?? []).length > 0;
  return [...importedBy(module, graph)].some(importsLater) ? null : 'app';
}

/** The file of what these routes need and others too. Without it they would fetch all that any screens share, in several files. */
function sharedByMain(routes: readonly string[]) {
  let needed: Set<string> | undefined;
  return (module: string, graph: Graph): string | null => {
    const missing = needed ? undefined : routes.find((route) => !graph.getModuleInfo(route));
    if (missing) throw new Error(`A main route is not part of the app: ${missing}`);
    needed ??= new Set(routes.flatMap((route) => [...importedBy(route, graph)]));
    return needed.has(module) ? 'main' : null;
  };
}

/** A module and all that it imports, by itself or through what it imports. */
function importedBy(module: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found;
  found.add(module);
  for (const each of graph.getModuleInfo(module)?.importedIds ?? []) importedBy(each, graph, found);
  return found;
}

/** The name of a module's file, where not only parts that are loaded later need the module: a screen would load it with its own. */
const ofScreens = (nameOf: (module: string) => string | null) => (module: string, graph: Graph) =>
  isForPartsOnly(module, graph) ? null : nameOf(module);

/** Whether all that imports a module is, in the end, a part (`*.part.tsx`) that nothing imports with the page. */
function isForPartsOnly(module: string, graph: Graph, asked = new Set<string>()): boolean {
  if (asked.has(module)) return true;
  asked.add(module);
  const importers = graph.getModuleInfo(module)?.importers ?? [];
  if (importers.length === 0) return module.endsWith('.part.tsx');
  return importers.every((each) => isForPartsOnly(each, graph, asked));
}

/** Messages go with what shows them: in one file a screen would load those of every area. */
function anyScreens(module: string): string | null {
  const hasOther = partOf(module) !== null || featureOf(module) !== null || module.includes('/i18n/src/messages/');
  return hasOther ? null : 'shared';
}

/** A part of `src/shared` that not every screen needs, or a feature that other features use, with its messages. */
function partOf(module: string): string | null {
  // The help page reads these, and needs nothing else of payments and complaints.
  if (module.endsWith('/shared/order/pay-code-item.ts')) return 'stored';
  if (module.endsWith('/features/complaint/complaint-progress.ts')) return 'stored';
  if (module.includes('/jotai-family/')) return 'attempt';
  const part =
    /\/src\/(?:shared\/(attempt|statistics|storage)|(?:features|messages)\/(due|order-help|receipt))[/.]/.exec(module);
  return part?.[1] ?? part?.[2] ?? null;
}

function featureOf(module: string): string | null {
  // Only the list of offers shows it.
  if (module.includes('/ui-kit/src/product-card/')) return 'order';
  return /\/src\/features\/([^/]+)\//.exec(module)?.[1] ?? null;
}

/**
 * A connection that the backend drops stays dropped: Vite would answer 502, which is another failure altogether. It is
 * dropped within the response: where none has started, Chromium sends the request again by itself, even a POST.
 */
const loseTheConnection: ProxyOptions['configure'] = (proxy) => {
  proxy.on('error', (_error, _request, response) => {
    if (!('writeHead' in response) || response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(200, { 'content-length': '2' });
    response.write(' ', () => void response.destroy());
  });
};

interface App {
  readonly port: number;
  readonly base?: string;
  /** Further paths of its dev and preview servers. */
  readonly proxy?: Record<string, string | ProxyOptions>;
  /** The same people open it often, so that a release should cost them few bytes. */
  readonly isRevisited?: boolean;
  /** The files of the routes that most visits begin with, as absolute paths. */
  readonly mainRoutes?: readonly string[];
  readonly plugins?: readonly PluginOption[];
}

export function defineApp({
  port,
  base = '/',
  proxy = {},
  isRevisited = false,
  mainRoutes = [],
  plugins = [],
}: App): UserConfigFnObject {
  return ({ mode, command }) => {
    const given = { ...(command === 'serve' ? developing : {}), ...loadEnv(mode, process.cwd(), 'VITE_') };
    const env = readEnvironment(given);
    checkRelease(given, { app: basename(process.cwd()), env, mode });
    const target = process.env.PEACE_ORIGIN || sandboxOrigin;
    const toBackend = { target, changeOrigin: true, configure: loseTheConnection };
    const server = {
      host: '127.0.0.1',
      port,
      proxy: { '/peace': toBackend, '/feedback': toBackend, '/__sandbox': toBackend, ...proxy },
    };
    return {
      base,
      plugins: [
        react(),
        exactBase(),
        accent(env),
        favicon(env),
        ...plugins,
        textSize(),
        // After `textSize`: it puts its script ahead of that one.
        outdatedEngine(),
        refuseForbiddenModules(),
        deployment(env),
        versionFile(),
        compileAtOnce(),
        lateStyles(),
        licenses(),
        manifest(),
        // A test's own build is not downloaded; a release is always compressed and measured.
        ...(process.env['PEACE_UNCOMPRESSED'] && env.VITE_RELEASE === '' ? [] : [precompress(), budget()]),
      ],
      // Validated and with defaults filled in: the app reads `import.meta.env` and need not check again.
      define: Object.fromEntries(
        Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
      ),
      build: {
        target: buildTarget,
        cssTarget: buildTarget,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
          output: { codeSplitting: codeSplitting(isRevisited, mainRoutes) },
          // How long each plugin takes is no warning: in a log of many builds it hides those that are.
          checks: { bundlerTimings: false },
        },
      },
      server,
      preview: server,
    };
  };
}
