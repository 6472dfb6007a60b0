import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that belong in no bundle, by their path. */
const neverShipped = [
  /\/tooling\//,
  /\/node_modules\/(?:eruda|storybook|vitest|@storybook|@vitest|@testing-library)\//,
  /\.(?:test|stories)\.[jt]sx?$/,
  /\/testing\//,
];

/** The client of the sandbox's control surface; only dev-preview, the developers' app, has it. */
const developersClients =
  /\/tooling\/sandbox\/src\/(?:client\/|control\/(?:control-calls|\w+-wire)\.|base-path\.|http\/faults\.)/;

/**
 * The modules of an app's bundle that may not ship: tooling (the sandbox and the page console among it), tests, stories,
 * and whatever is another app's.
 *
 * @param modules paths, from the repository's folder
 */
export function forbiddenModules(modules: readonly string[], app: string): string[] {
  const isAnotherApps = (path: string) => /\/apps\/([^/]+)\//.exec(path)?.[1] !== app && path.includes('/apps/');
  return modules
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => app !== 'dev-preview' || !developersClients.test(path))
    .filter((path) => neverShipped.some((pattern) => pattern.test(path)) || isAnotherApps(path));
}

/** Fails a production build whose bundle has modules that may not ship. A build for staging has the page console. */
export function refuseForbiddenModules(): Plugin {
  let app = '';
  /** The repository's folder, whose own path may contain any of these names. */
  let folder = '';
  return {
    name: 'peace:forbidden-modules',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    configResolved: ({ root }) => {
      app = basename(root);
      folder = join(root, '../..').replaceAll('\\', '/');
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const paths = modules.map((id) => (id.startsWith(`${folder}/`) ? id.slice(folder.length) : id));
      const forbidden = forbiddenModules(paths, app);
      if (forbidden.length > 0) this.error(`These modules may not ship:\n${forbidden.join('\n')}`);
    },
  };
}
