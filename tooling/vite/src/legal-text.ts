import { readFileSync } from 'node:fs';
import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { type Plugin, transformWithOxc } from 'vite';

/**
 * Makes a Markdown file a module of React elements: `meta` (title, version and date of its front matter), `sections`
 * (the titles of its `##` headings), what stands below each as the components `parts`, what stands before them as `Lead`, and
 * the whole text as `Body`, whose sections have the ids `<anchor>/1`, `<anchor>/2` …
 * Numbers and not words, so that a link into a text leads to the same place in its translation. The parser stays in
 * the build; nothing of it ships.
 *
 * `{name}` in a text or a link's address stands for `facts.name`, a fact of the company's that each of them is given; `factNames` lists them.
 *
 * Text only: raw HTML, images and whatever else is not among the known tokens is an error that names the file.
 */
export function legalText(): Plugin {
  return {
    name: 'peace:legal-text',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.md')) return null;
      this.addWatchFile(file);
      return { code: await toModule(readFileSync(file, 'utf8'), file), moduleType: 'js' };
    },
  };
}

/** A legal text consists of these tokens, by the lexer's names. */
const known = ['space', 'heading', 'paragraph', 'list', 'list_item', 'table', 'strong', 'em', 'link', 'text', 'escape'];

const fact = /\{([a-z]\w*)\}/gi;

/** Writes Markdown as JSX. */
const jsx = new Marked({
  renderer: {
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      const html = Renderer.prototype.text.call(this, token);
      // JSX has no space where a line ends.
      return html
        .replaceAll('\n', ' ')
        .replaceAll(/\{([a-z]\w*)\}|[{}]/gi, (brace: string, name?: string) =>
          name ? `{facts.${name}}` : `{'${brace}'}`,
        );
    },
    link({ href, tokens }) {
      const address = href.replaceAll(fact, (_, name: string) => `\${facts.${name}}`);
      return `<a href={\`${address}\`}>${this.parser.parseInline(tokens)}</a>`;
    },
    table({ header, rows }) {
      const content = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const head = header.map((cell) => `<th scope="col">${content(cell)}</th>`);
      const body = rows.map((row) => {
        const cells = row.map((cell, column) =>
          column === 0 ? `<th scope="row">${content(cell)}</th>` : `<td>${content(cell)}</td>`,
        );
        return `<tr>${cells.join('')}</tr>`;
      });
      return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
    },
  },
});

/**
 * @param source Markdown with front matter
 * @param file for the error
 * @returns the module's code
 */
export async function toModule(source: string, file: string): Promise<string> {
  const { meta, text } = splitFrontMatter(source, file);
  const tokens = jsx.lexer(text);
  void jsx.walkTokens(tokens, ({ type, raw }) => {
    if (known.includes(type)) return;
    throw new Error(`${file}: "${raw.trim()}" is ${type}, which a legal text may not have.`);
  });
  const { lead, sections } = bySection(tokens);
  const component = (content: Token[]) => `({ facts }) => <>${jsx.parser(content)}</>`;
  const body = sections.map(
    ({ heading }, index) =>
      `<h2 id={\`\${anchor}/${index + 1}\`}>${jsx.parser([{ ...heading, type: 'text' }])}</h2>{parts[${index}]({ facts })}`,
  );
  const factNames = new Set(Array.from(text.matchAll(fact), ([, name]) => name));
  const code = [
    `export const meta = ${JSON.stringify(meta)};`,
    `export const sections = ${JSON.stringify(sections.map(({ heading }) => heading.text))};`,
    `export const factNames = ${JSON.stringify([...factNames])};`,
    `export const Lead = ${component(lead)};`,
    `export const parts = [${sections.map(({ below }) => component(below)).join(', ')}];`,
    `export const Body = ({ anchor, facts }) => <>{Lead({ facts })}${body.join('')}</>;`,
  ];
  return (await transformWithOxc(code.join('\n'), `${file}.jsx`, { jsx: { runtime: 'automatic' } })).code;
}

/** Splits the tokens at each `##`; the first part is the text before it. */
function bySection(tokens: readonly Token[]) {
  const lead: Token[] = [];
  const sections: { heading: Tokens.Heading; below: Token[] }[] = [];
  for (const token of tokens) {
    if (isSection(token)) sections.push({ heading: token, below: [] });
    else (sections.at(-1)?.below ?? lead).push(token);
  }
  return { lead, sections };
}

const isSection = (token: Token): token is Tokens.Heading => token.type === 'heading' && token['depth'] === 2;

function splitFrontMatter(source: string, file: string) {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? [];
  const meta: Record<string, string> = Object.fromEntries(head.split('\n').map((line) => line.split(/:\s*(.*)/, 2)));
  for (const name of ['title', 'version', 'date']) {
    if (!meta[name]) throw new Error(`${file} has no ${name} in its front matter.`);
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(meta['date'] ?? '')) {
    throw new Error(`The date of ${file} is not written as YYYY-MM-DD.`);
  }
  return { meta, text };
}
