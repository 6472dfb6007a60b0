import { readFileSync } from 'node:fs';

/**
 * A package of the house.
 *
 * @typedef {object} Package
 * @property {string} folder from the repository's root
 * @property {string} name
 * @property {Record<string, unknown>} exports what others can import
 * @property {Record<string, unknown>} imports its own `#…`
 * @property {string} testScript its script `test`, empty where it has none
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
      return { folder: file.slice(0, -'/package.json'.length), name, exports, imports, testScript: scripts.test ?? '' };
    });
}

/** @param {readonly Package[]} packages @param {string} file @returns {Package | undefined} the one that a file belongs to */
export const packageOf = (packages, file) => packages.find(({ folder }) => file.startsWith(`${folder}/`));

/**
 * A package's script `test` for some of its files: the same Vitest with the same options. What the script leaves out is left out
 * here: a test behind nginx, or of a build, is another script's.
 *
 * @param {Package} tested
 * @param {readonly string[]} files from the package's folder
 * @returns {{ readonly files: readonly string[], readonly command: readonly string[] }}
 */
export function testRun({ testScript }, files) {
  const words = testScript.split(' ').filter(Boolean);
  if (words[0] !== 'vitest') return { files: [], command: [] };
  const isPath = words.map((word, index) => index > 1 && !word.startsWith('-') && !words[index - 1]?.startsWith('--'));
  const paths = words.filter((_, index) => isPath[index]);
  const own = files.filter((file) => paths.length === 0 || paths.some((path) => file.includes(path)));
  return { files: own, command: ['pnpm', 'exec', ...words.filter((_, index) => !isPath[index]), ...own] };
}
