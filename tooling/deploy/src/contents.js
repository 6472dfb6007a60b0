import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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
 * @param {readonly string[]} modules paths, as the bundler names them
 * @param {string} app the app's name
 * @returns {string[]}
 */
export function forbiddenModules(modules, app) {
  /** @param {string} path */
  const isAnotherApps = (path) => /\/apps\/([^/]+)\//.exec(path)?.[1] !== app && path.includes('/apps/');
  return modules
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => app !== 'dev-preview' || !developersClients.test(path))
    .filter((path) => neverShipped.some((pattern) => pattern.test(path)) || isAnotherApps(path));
}

/** What the text of a file says if those modules are in it after all, however they came there. */
const eruda = /eruda/i;
const pageConsole = /page-console/i;
const sandboxAndPreview = /__sandbox|testPreview|dp-phone/;

/**
 * The files of a build that have a trace of what may not ship.
 *
 * @param {Record<string, string>} files texts by name
 * @param {string} app the app's name; dev-preview is itself, steers the sandbox, and shows the table of stored items, which names
 *   the console's
 * @returns {string[]}
 */
export function filesWithForbiddenText(files, app) {
  const patterns = app === 'dev-preview' ? [eruda] : [eruda, pageConsole, sandboxAndPreview];
  return Object.keys(files).filter((name) => patterns.some((pattern) => pattern.test(files[name] ?? '')));
}

/**
 * The texts of a folder's scripts, styles, pages and whatever else is written in words.
 *
 * @param {string} folder
 */
export function textsIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|html|json|svg|txt|xml|map)$/.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  );
}
