import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { children, element } from './legal-elements.js';

/**
 * Makes a Markdown file a module of React elements: `meta` (title, version and date of its front matter), `sections`
 * (the titles of its `##` headings), what stands below each as the components `parts`, what stands before them as `Lead`, and
 * the whole text as `Body`, whose sections have the ids `<anchor>/1`, `<anchor>/2` …
 * Numbers and not words, so that a link into a text leads to the same place in its translation. The parser stays in
 * the build; nothing of it ships.
 *
 * `{name}` in a text or a link's address stands for `facts.name`, a fact of the company's that each of them is given; `factNames` lists them.
 *
 * Text only: raw HTML, images and whatever else is not written below is an error that names the file.
 *
 * @returns {import('vite').Plugin}
 */
export function legalText() {
  return {
    name: 'peace:legal-text',
    load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.md')) return null;
      this.addWatchFile(file);
      return { code: toModule(readFileSync(file, 'utf8'), file), moduleType: 'js' };
    },
  };
}

/**
 * @param {string} source Markdown with front matter
 * @param {string} file for the error
 * @returns {string} the module's code
 */
export function toModule(source, file) {
  const { meta, text } = splitFrontMatter(source, file);
  /** @type {string[]} */
  const sections = [];
  /** @type {Set<string>} */
  const factNames = new Set();
  const writing = { file, sections, factNames };
  const [before = [], ...texts] = bySection(marked.lexer(text));
  const lead = component(children(before, writing));
  const parts = texts.map(([heading, ...below]) => ({
    heading: children(heading ? [heading] : [], writing),
    below: component(children(below, writing)),
  }));
  const body = parts.flatMap(({ heading }, index) => [...heading, `jsx(parts[${index}], { facts })`]);
  return [
    `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';`,
    `export const meta = ${JSON.stringify(meta)};`,
    `export const sections = ${JSON.stringify(sections)};`,
    `export const factNames = ${JSON.stringify([...factNames])};`,
    `export const Lead = ${lead};`,
    `export const parts = [${parts.map(({ below }) => below).join(', ')}];`,
    `export const Body = ({ anchor, facts }) => ${element('Fragment', ['jsx(Lead, { facts })', ...body])};`,
  ].join('\n');
}

/** @param {string[]} content */
const component = (content) => `({ facts }) => ${element('Fragment', content)}`;

/**
 * What stands before the first `##`, then each of them with what follows it.
 *
 * @param {readonly import('marked').Token[]} tokens
 */
function bySection(tokens) {
  /** @type {import('marked').Token[][]} */
  const parts = [[]];
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === 2) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

/**
 * @param {string} source
 * @param {string} file
 */
function splitFrontMatter(source, file) {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? [];
  const meta = Object.fromEntries(head.split('\n').map((line) => line.split(/:\s*(.*)/, 2)));
  for (const name of ['title', 'version', 'date']) {
    if (!meta[name]) throw new Error(`${file} has no ${name} in its front matter.`);
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(meta.date)) throw new Error(`The date of ${file} is not written as YYYY-MM-DD.`);
  return { meta, text };
}
