import { readFileSync } from 'node:fs';
import { marked } from 'marked';

/**
 * Makes a Markdown file a module of React elements: `meta` (title, version and date of its front matter), `sections`
 * (the titles of its `##` headings) and the component `Body`, whose sections have the ids `<anchor>/1`, `<anchor>/2` …
 * Numbers and not words, so that a link into a text leads to the same place in its translation. The parser stays in
 * the build; nothing of it ships.
 *
 * `{name}` in a text stands for `facts.name`, a fact of the company's that `Body` is given; `factNames` lists them.
 *
 * Text only: raw HTML, images and whatever else is not written below is an error that names the file.
 *
 * @returns {import('vite').Plugin}
 */
export function legalText() {
  return {
    name: 'peace:legal-text',
    load(id) {
      const file = id.split('?')[0];
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
  const sections = [];
  const factNames = new Set();
  const body = children(marked.lexer(text), { file, sections, factNames });
  return [
    `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';`,
    `export const meta = ${JSON.stringify(meta)};`,
    `export const sections = ${JSON.stringify(sections)};`,
    `export const factNames = ${JSON.stringify([...factNames])};`,
    `export const Body = ({ anchor, facts }) => ${element('Fragment', body)};`,
  ].join('\n');
}

function splitFrontMatter(source, file) {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? [];
  const meta = Object.fromEntries((head ?? '').split('\n').map((line) => line.split(/:\s*(.*)/, 2)));
  for (const name of ['title', 'version', 'date']) {
    if (!meta[name]) throw new Error(`${file} has no ${name} in its front matter.`);
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(meta.date)) throw new Error(`The date of ${file} is not written as YYYY-MM-DD.`);
  return { meta, text };
}

/** The code of an element; the values of `props` are code too. Several children go through `jsxs`, which asks for no keys: they never change places. */
function element(type, content, props = {}) {
  const name = type === 'Fragment' ? type : JSON.stringify(type);
  const given = Object.entries(props).map(([prop, code]) => `${prop}: ${code}`);
  const [only = '""'] = content;
  const inside = content.length > 1 ? `[${content.join(', ')}]` : only;
  return `${content.length > 1 ? 'jsxs' : 'jsx'}(${name}, { ${[...given, `children: ${inside}`].join(', ')} })`;
}

const children = (tokens, context) => tokens.flatMap((token) => write(token, context));

/** @returns {string[]} the code of the elements a token becomes */
function write(token, context) {
  const inner = () => children(token.tokens, context);
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [element(`h${token.depth}`, inner(), token.depth === 2 ? section(token, context) : {})];
    case 'paragraph':
      return [element('p', inner())];
    case 'list':
      return [
        element(
          token.ordered ? 'ol' : 'ul',
          token.items.map((item) => element('li', children(item.tokens, context))),
        ),
      ];
    case 'table':
      return [table(token, context)];
    case 'strong':
      return [element('strong', inner())];
    case 'em':
      return [element('em', inner())];
    case 'link':
      return [element('a', inner(), { href: JSON.stringify(token.href) })];
    case 'text':
      return token.tokens ? inner() : withFacts(unescape(token.text), context);
    case 'escape':
      return [JSON.stringify(unescape(token.text))];
    default:
      throw new Error(`${context.file}: "${token.raw.trim()}" is ${token.type}, which a legal text may not have.`);
  }
}

/** A text and the facts in it: every second piece is a fact's name. */
function withFacts(text, { factNames }) {
  return text.split(/\{([a-z]\w*)\}/i).flatMap((piece, index) => {
    if (index % 2 === 0) return piece === '' ? [] : [JSON.stringify(piece)];
    factNames.add(piece);
    return [`facts.${piece}`];
  });
}

/** Lists a heading, and gives it its anchor. */
function section(token, { sections }) {
  const number = sections.push(unescape(token.text));
  return { id: `\`\${anchor}/${number}\`` };
}

function table({ header, rows }, context) {
  const row = (cells, type) =>
    element(
      'tr',
      cells.map((cell, index) => {
        const scope = type === 'th' ? { scope: '"col"' } : index === 0 ? { scope: '"row"' } : {};
        return element(scope.scope ? 'th' : 'td', children(cell.tokens, context), scope);
      }),
    );
  return element('table', [
    element('thead', [row(header, 'th')]),
    element(
      'tbody',
      rows.map((cells) => row(cells, 'td')),
    ),
  ]);
}

/** The lexer leaves character references as they were written; React wants characters. */
const unescape = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
