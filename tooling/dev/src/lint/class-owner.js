import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Vant's own classes belong to `@peace/vant-react-compat`, whatever component of it a file shows. */
const vant = /^van-/;

/**
 * The classes that a file gives to its elements, as far as they are written out in a `className`.
 *
 * @param {string} source
 * @returns {string[]}
 */
function classesIn(source) {
  const values = [...source.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)];
  const texts = values.flatMap(([, text, expression = '']) =>
    text === undefined
      ? [...expression.replaceAll(/[!=]==\s*'[^']*'/g, '').matchAll(/['"`]([^'"`]*)['"`]/g)].map(
          ([, literal = '']) => literal,
        )
      : [text],
  );
  const names = texts.flatMap((text) => text.replaceAll(/\S*\$\{[^}]*\}\S*/g, ' ').split(/\s+/));
  return [...new Set(names.filter((name) => /^[a-z][a-z0-9]*(?:[-_]+[a-z0-9]+)*$/.test(name)))];
}

/**
 * Whether a stylesheet has a rule for a class, or for a part or a kind of it.
 *
 * @param {string} css
 * @param {string} name
 */
const styles = (css, name) => new RegExp(`\\.${name}(?![\\w-])|\\.${name}(?:__|--)`).test(css);

/**
 * Resolves an imported sheet: beside the file, or in a layer of its app (`#shared/form.css`).
 *
 * @param {string} sheet
 * @param {string} importer
 */
const fileOf = (sheet, importer) =>
  sheet.startsWith('#')
    ? join(importer.slice(0, importer.lastIndexOf('/src/') + '/src/'.length), sheet.slice(1))
    : join(dirname(importer), sheet);

/**
 * The classes of a file that no stylesheet it imports has a rule for: styles that would be there only because another
 * file on the page has imported them.
 *
 * @param {string} path
 * @returns {string[]}
 */
export function unownedClasses(path) {
  const source = readFileSync(path, 'utf8');
  const sheets = [...source.matchAll(/^import '((?:\.|#)[^']+\.css)';$/gm)];
  const css = sheets.map(([, sheet = '']) => readFileSync(fileOf(sheet, path), 'utf8')).join('\n');
  return classesIn(source).filter((name) => !vant.test(name) && !styles(css, name));
}
