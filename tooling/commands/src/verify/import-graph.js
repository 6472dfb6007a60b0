import { posix } from 'node:path';
import { packageOf } from './packages.js';
import { globsIn, globToRegExp, importsIn } from './read-imports.js';

/** @typedef {import('./packages.js').Package} Package */

/**
 * Which files import which, over all packages; what comes from outside is left out.
 *
 * @param {readonly string[]} files from the repository's root
 * @param {readonly Package[]} packages
 * @param {(file: string) => string} read
 * @returns {Map<string, Set<string>>} by file, those that import it
 */
export function importersOf(files, packages, read) {
  const known = new Set(files);
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const file of files.filter((name) => /\.(?:[cm]?[jt]sx?|css)$/.test(name))) {
    const source = read(file);
    const named = importsIn(source).map((specifier) => resolved(specifier, file, packages));
    for (const target of [...named, ...globbed(globsIn(source), file, files, packages)]) {
      if (target !== undefined && known.has(target)) {
        importers.set(target, (importers.get(target) ?? new Set()).add(file));
      }
    }
  }
  return importers;
}

/** @param {string} specifier @param {string} file @param {readonly Package[]} packages */
function resolved(specifier, file, packages) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('#')) {
    const own = packageOf(packages, file);
    return own && mapped(own.imports, specifier, own.folder);
  }
  const other = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return other && mapped(other.exports, `.${specifier.slice(other.name.length)}`, other.folder);
}

/** @param {Record<string, unknown>} map @param {string} wanted @param {string} folder */
function mapped(map, wanted, folder) {
  // The entry without a star, or the longest one with it, as Node chooses.
  const entries = Object.entries(map).toSorted(([a], [b]) => b.length - a.length);
  for (const [key, target] of entries.filter(([, path]) => typeof path === 'string')) {
    const [before = '', after] = key.split('*');
    const isMatch = after === undefined ? wanted === key : wanted.startsWith(before) && wanted.endsWith(after);
    const star = after === undefined ? '' : wanted.slice(before.length, wanted.length - after.length);
    if (isMatch) return posix.join(folder, String(target).replaceAll('*', star));
  }
  return undefined;
}

/** @param {readonly string[]} patterns @param {string} file @param {readonly string[]} files @param {readonly Package[]} packages */
function globbed(patterns, file, files, packages) {
  const from = posix.dirname(file);
  const root = packageOf(packages, file)?.folder ?? '.';
  const expressions = patterns.map((pattern) => {
    const path = pattern.replace(/^!/, '');
    const whole = path.startsWith('/') ? posix.join(root, path) : path.startsWith('*') ? path : posix.join(from, path);
    return { isExcluded: pattern.startsWith('!'), expression: globToRegExp(whole) };
  });
  const [excluded, included] = [true, false].map((is) => expressions.filter(({ isExcluded }) => isExcluded === is));
  /** @param {string} name @param {typeof expressions | undefined} list */
  const isIn = (name, list) => list?.some(({ expression }) => expression.test(name));
  return included?.length === 0 ? [] : files.filter((name) => isIn(name, included) && !isIn(name, excluded));
}
