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
export function classesIn(source) {
  const values = [...source.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)];
  const texts = values.flatMap(([, text, expression = '']) =>
    text === undefined ? [...expression.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, literal = '']) => literal) : [text],
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
 * The classes of a file that no stylesheet it imports has a rule for: styles that would be there only because another
 * file on the page has imported them.
 *
 * @param {string} path
 * @returns {string[]}
 */
export function unownedClasses(path) {
  const source = readFileSync(path, 'utf8');
  const sheets = [...source.matchAll(/^import '(\.{1,2}\/[^']+\.css)';$/gm)];
  const css = sheets.map(([, sheet = '']) => readFileSync(join(dirname(path), sheet), 'utf8')).join('\n');
  return classesIn(source).filter((name) => !vant.test(name) && !styles(css, name));
}
