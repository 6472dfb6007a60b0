import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { neededFiles } from './needed-files.js';
import { isWords } from './words.js';

/** The file of an app that says how large its pages and routes may be. */
export const budgetName = 'budget.json';

/** The size of a file as it is transferred, in kB, by its name. @typedef {(file: string) => number} SizeOf */

/**
 * Holds a production build to the app's `budget.json`: the brotli size of each page (its HTML), and of all the scripts and
 * stylesheets that a route needs, in kB of 1000 bytes. What is larger than its limit, or has none, ends the build. After
 * the compressed copies are there.
 *
 * @returns {import('vite').Plugin}
 */
export function budget() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
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
        /** @type {SizeOf} */
        const sizeOf = (file) => transferred(join(dir, file));
        const limits = JSON.parse(readFileSync(join(config.root, budgetName), 'utf8'));
        const faults = exceeded(limits, { pages: pageSizes(bundle, sizeOf), routes: routeSizes(bundle, sizeOf) });
        if (faults.length > 0) this.error([`${budgetName} is not kept:`, ...faults].join('\n  '));
      },
    },
  };
}

/** @param {string} file */
function transferred(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1000;
}

/** @type {(bundle: import('vite').Rolldown.OutputBundle, sizeOf: SizeOf) => Record<string, { html: number }>} */
const pageSizes = (bundle, sizeOf) =>
  Object.fromEntries(
    Object.keys(bundle)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, { html: sizeOf(file) }]),
  );

/**
 * Each route with what its page begins with, and `index`, the page without any.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {SizeOf} sizeOf
 */
function routeSizes(bundle, sizeOf) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  // One language is loaded, and any may be (decision 0075).
  const words = chunks
    .filter(isWords)
    .map(({ fileName }) => fileName)
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, 1);
  const routes = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.route.tsx'));
  /** @param {(typeof entry)[]} roots */
  const sizes = (...roots) => {
    const files = [...new Set([...words, ...roots.flatMap((root) => neededFiles(root, bundle))])];
    /** @param {string} ending */
    const sum = (ending) =>
      files.filter((file) => file.endsWith(ending)).reduce((total, file) => total + sizeOf(file), 0);
    return { js: sum('.js'), css: sum('.css') };
  };
  return {
    index: sizes(entry),
    ...Object.fromEntries(
      routes.map((route) => [basename(route.facadeModuleId ?? '', '.route.tsx'), sizes(entry, route)]),
    ),
  };
}

/**
 * What is wrong with a build, a sentence each.
 *
 * @param {Record<string, Record<string, Record<string, number>>>} limits by section, name and kind, in kB
 * @param {typeof limits} sizes
 * @returns {string[]}
 */
export function exceeded(limits, sizes) {
  /** @type {string[]} */
  const faults = [];
  for (const [section, named] of Object.entries(sizes)) {
    for (const [name, kinds] of Object.entries(named)) {
      for (const [kind, size] of Object.entries(kinds)) {
        const limit = limits[section]?.[name]?.[kind];
        const said = `${section}, ${name}: ${size.toFixed(1)} kB of ${kind}`;
        if (limit === undefined) faults.push(`${said} without a limit`);
        else if (size > limit) faults.push(`${said}, ${(size - limit).toFixed(1)} more than its ${limit}`);
      }
    }
    for (const name of Object.keys(limits[section] ?? {})) {
      if (!(name in named)) faults.push(`${section}, ${name}: a limit for something that is not built`);
    }
  }
  return faults;
}
