import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { exceeded, type Parts, sizesSaid } from './budget-faults.ts';
import { neededFiles } from './needed-files.ts';
import { pageParts } from './page-parts.ts';
import { screenOf } from './screen-files.ts';

/** The file of an app that says how large its pages and routes may be. */
export const budgetName = 'budget.json';

/** In Vite's cache: the sizes of the last build here that kept its budget, so that the next one can name what has grown. */
const lastName = 'peace-sizes.json';

/**
 * Holds a production build to the app's `budget.json`: the brotli size of each page (its HTML); of all the scripts and
 * stylesheets that a route fetches until it can be used, in kB of 1000 bytes; and the number of files that this takes, the
 * page among them. What is larger than its limit, or has none, ends the build; a build with a lender's own texts and values
 * prints all sizes and is never refused. After the compressed copies are there.
 */
export function budget(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'peace:budget',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }, bundle) {
        if (config.mode !== 'production') return;
        const sizeOf = (file: string) => transferred(join(dir, file));
        const limits = JSON.parse(readFileSync(join(config.root, budgetName), 'utf8'));
        const sizes = { pages: pageSizes(bundle, dir), routes: routeSizes(bundle, sizeOf) };
        const last = join(config.cacheDir, lastName);
        const before = existsSync(last) ? JSON.parse(readFileSync(last, 'utf8')) : {};
        const faults = exceeded(limits, { sizes, before });
        const said = [`${budgetName} is not kept:`, ...faults].join('\n  ');
        if (isOfLender(config)) config.logger.info(sizesSaid(sizes).join('\n'));
        else if (faults.length > 0) this.error(said);
        if (faults.length > 0) config.logger.warn(said);
        mkdirSync(dirname(last), { recursive: true });
        writeFileSync(last, JSON.stringify(sizes));
      },
    },
  };
}

/** Whether a build has a lender's own texts and values, whose size the project does not know. */
function isOfLender({ root, env }: Pick<ResolvedConfig, 'root' | 'env'>): boolean {
  const company = join(root, '../../packages/company/src/company.json');
  return (
    env['VITE_RELEASE'] === '1' || (existsSync(company) && JSON.parse(readFileSync(company, 'utf8')).sample !== true)
  );
}

/** The size of a file as it is transferred, in kB. */
function transferred(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1000;
}

const pageSizes = (bundle: Rolldown.OutputBundle, dir: string): Record<string, { html: Parts }> =>
  Object.fromEntries(
    Object.keys(bundle)
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const path = join(dir, file);
        return [file, { html: pageParts(readFileSync(path, 'utf8'), transferred(path)) }];
      }),
  );

/** Each route with what its page begins with, and `index`, the page without any. */
function routeSizes(bundle: Rolldown.OutputBundle, sizeOf: (file: string) => number) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const routes = chunks.flatMap((chunk) => {
    const name = chunk.isDynamicEntry && screenOf(chunk.facadeModuleId ?? '');
    return name ? [{ name, chunk }] : [];
  });
  const sizes = (route?: Rolldown.OutputChunk) => {
    const own = [entry, route].flatMap((root) => neededFiles(root, bundle));
    const files = [...new Set(own)];
    const kilobytes = (ending: string): Parts =>
      Object.fromEntries(files.filter((file) => file.endsWith(ending)).map((file) => [file, sizeOf(file)]));
    const requests: Parts = Object.fromEntries(['the page', ...files].map((file) => [file, 1]));
    return { js: kilobytes('.js'), css: kilobytes('.css'), requests };
  };
  return {
    index: sizes(),
    ...Object.fromEntries(routes.map(({ name, chunk }) => [name, sizes(chunk)])),
  };
}
