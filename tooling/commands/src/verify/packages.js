import { readFileSync } from 'node:fs';

/**
 * A package of the house.
 *
 * @typedef {object} Package
 * @property {string} folder from the repository's root
 * @property {string} name
 * @property {Record<string, unknown>} exports what others can import
 * @property {Record<string, unknown>} imports its own `#…`
 * @property {boolean} hasTests whether it has a script `test`
 */

/**
 * @param {readonly string[]} files all files of the house
 * @param {(file: string) => string} [read]
 * @returns {Package[]}
 */
export function packagesOf(files, read = (file) => readFileSync(file, 'utf8')) {
  return files
    .filter((file) => /^(?:apps|packages|tooling)\/[^/]+\/package\.json$/.test(file))
    .map((file) => {
      const { name, exports = {}, imports = {}, scripts = {} } = JSON.parse(read(file));
      return { folder: file.slice(0, -'/package.json'.length), name, exports, imports, hasTests: 'test' in scripts };
    });
}

/** @param {readonly Package[]} packages @param {string} file @returns {Package | undefined} the one that a file belongs to */
export const packageOf = (packages, file) => packages.find(({ folder }) => file.startsWith(`${folder}/`));
