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
  const body = children(marked.lexer(text), { file, sections, factNames });
  return [
    `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';`,
    `export const meta = ${JSON.stringify(meta)};`,
    `export const sections = ${JSON.stringify(sections)};`,
    `export const factNames = ${JSON.stringify([...factNames])};`,
    `export const Body = ({ anchor, facts }) => ${element('Fragment', body)};`,
  ].join('\n');
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

/**
 * What a text is written with: the file for its errors, its headings, and the facts it names.
 *
 * @typedef {{ file: string, sections: string[], factNames: Set<string> }} Writing
 */

/**
 * The code of an element; the values of `props` are code too. Several children go through `jsxs`, which asks for no keys: they never change
 * places.
 *
 * @param {string} type
 * @param {string[]} content
 * @param {Record<string, string>} [props]
 */
function element(type, content, props = {}) {
  const name = type === 'Fragment' ? type : JSON.stringify(type);
  const given = Object.entries(props).map(([prop, code]) => `${prop}: ${code}`);
  const [only = '""'] = content;
  const inside = content.length > 1 ? `[${content.join(', ')}]` : only;
  return `${content.length > 1 ? 'jsxs' : 'jsx'}(${name}, { ${[...given, `children: ${inside}`].join(', ')} })`;
}

/**
 * @param {readonly import('marked').Token[]} tokens
 * @param {Writing} context
 */
const children = (tokens, context) => tokens.flatMap((token) => write(token, context));

/** What a legal text is made of, by the lexer's names. */
const known = /** @type {const} */ ([
  'space',
  'heading',
  'paragraph',
  'list',
  'table',
  'strong',
  'em',
  'link',
  'text',
  'escape',
]);

/** @typedef {Extract<import('marked').MarkedToken, { type: typeof known[number] }>} KnownToken */

/**
 * @param {import('marked').Token} token
 * @returns {token is KnownToken}
 */
const isKnown = (token) => known.some((type) => type === token.type);

/**
 * @param {import('marked').Token} token
 * @param {Writing} context
 * @returns {string[]} the code of the elements a token becomes
 */
function write(token, context) {
  if (!isKnown(token)) {
    throw new Error(`${context.file}: "${token.raw.trim()}" is ${token.type}, which a legal text may not have.`);
  }
  const inner = () => children('tokens' in token ? (token.tokens ?? []) : [], context);
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
  }
}

/**
 * A text and the facts in it: every second piece is a fact's name.
 *
 * @param {string} text
 * @param {Writing} context
 */
function withFacts(text, { factNames }) {
  return text.split(/\{([a-z]\w*)\}/i).flatMap((piece, index) => {
    if (index % 2 === 0) return piece === '' ? [] : [JSON.stringify(piece)];
    factNames.add(piece);
    return [`facts.${piece}`];
  });
}

/**
 * Lists a heading, and gives it its anchor.
 *
 * @param {import('marked').Tokens.Heading} token
 * @param {Writing} context
 */
function section(token, { sections }) {
  const number = sections.push(unescape(token.text));
  return { id: `\`\${anchor}/${number}\`` };
}

/**
 * @param {import('marked').Tokens.Table} token
 * @param {Writing} context
 */
function table({ header, rows }, context) {
  /** @param {import('marked').Tokens.TableCell[]} cells @param {'th' | 'td'} type */
  const row = (cells, type) =>
    element(
      'tr',
      cells.map((cell, index) => {
        const scope = type === 'th' ? '"col"' : index === 0 ? '"row"' : undefined;
        const content = children(cell.tokens, context);
        return scope === undefined ? element('td', content) : element('th', content, { scope });
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

/**
 * The lexer leaves character references as they were written; React wants characters.
 *
 * @param {string} text
 */
const unescape = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
