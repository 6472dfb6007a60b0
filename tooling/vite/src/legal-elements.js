// The code of the React elements that Markdown becomes.

/**
 * What a text is written with: the file for its errors, its headings, and the facts it names.
 *
 * @typedef {{ file: string, sections: string[], factNames: Set<string> }} Writing
 */

/**
 * The code of an element; the values of `props` are code too. Several children go through `jsxs`, which asks for no keys: they
 * never change places.
 *
 * @param {string} type
 * @param {string[]} content
 * @param {Record<string, string>} [props]
 */
export function element(type, content, props = {}) {
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
export const children = (tokens, context) => tokens.flatMap((token) => write(token, context));

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
      return [element('a', inner(), { href: withFacts(token.href, context).join(' + ') })];
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
