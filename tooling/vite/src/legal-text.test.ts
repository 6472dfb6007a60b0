import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { toModule } from './legal-text.ts';

const head = '---\ntitle: Terms\nversion: 1.2\ndate: 2026-11-20\n---\n\n';

type Props = Record<string, string>;

/** An element as markup, its texts as they are. */
function jsx(type: string, { children, ...props }: { children?: string | string[] }): string {
  const inside = [children ?? ''].flat().join('');
  const given = Object.entries(props).map(([name, value]) => ` ${name}="${String(value)}"`);
  return type === '' ? inside : `<${type}${given.join('')}>${inside}</${type}>`;
}

interface LegalModule {
  readonly meta: Props;
  readonly sections: readonly string[];
  readonly factNames: readonly string[];
  readonly Body: (props: { anchor: string; facts?: Props }) => string;
  readonly Lead: (props: { facts: Props }) => string;
  readonly parts: readonly ((props: { facts: Props }) => string)[];
}

/** Runs the module's code, as a bundle would. */
async function load(text: string, front = head): Promise<LegalModule> {
  const code = (await toModule(front + text, 'terms.md'))
    .replace(/^import .*\n/, '')
    .replaceAll(/export const (\w+) =/g, 'const $1 = exports.$1 =');
  const exports: LegalModule = { meta: {}, sections: [], factNames: [], Body: String, Lead: String, parts: [] };
  compileFunction(code, ['exports', '_Fragment', '_jsx', '_jsxs'])(exports, '', jsx, jsx);
  return exports;
}

const markup = async (text: string, facts: Props = {}) => (await load(text)).Body({ anchor: 'loan-terms', facts });

describe('a legal text', () => {
  it('brings its title, version and date', async () => {
    expect((await load('x')).meta).toEqual({ title: 'Terms', version: '1.2', date: '2026-11-20' });
  });

  it('becomes elements, its sections with numbered anchors', async () => {
    const text = '## Late\n\nA *one-time* **penalty**, see [there](#x).\n\n## Next\n\n- a\n- b\n\n1. c\n';
    expect((await load(text)).sections).toEqual(['Late', 'Next']);
    expect(await markup(text)).toBe(
      '<h2 id="loan-terms/1">Late</h2><p>A <em>one-time</em> <strong>penalty</strong>, see <a href="#x">there</a>.</p>' +
        '<h2 id="loan-terms/2">Next</h2><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
    );
  });

  it('can be shown section by section', async () => {
    const { Lead, parts } = await load('From {who}.\n\n## Late\n\nA **penalty**.\n\n### Once\n\n## Next\n\n- a\n');
    expect(Lead({ facts: { who: 'us' } })).toBe('<p>From us.</p>');
    expect(parts.map((part) => part({ facts: {} }))).toEqual([
      '<p>A <strong>penalty</strong>.</p><h3>Once</h3>',
      '<ul><li>a</li></ul>',
    ]);
  });

  it('has table headers with a scope', async () => {
    expect(await markup('| Days | Rate |\n| --- | --- |\n| 1 to 30 | 5% |\n')).toBe(
      '<table><thead><tr><th scope="col">Days</th><th scope="col">Rate</th></tr></thead>' +
        '<tbody><tr><th scope="row">1 to 30</th><td>5%</td></tr></tbody></table>',
    );
  });

  it('keeps every character as it was meant', async () => {
    expect(await markup('Borrower\'s "1 < 2" & 3 &amp; 4 \\* `')).toBe('<p>Borrower\'s "1 < 2" & 3 & 4 * `</p>');
  });

  it.each(['<b>x</b>', 'a <script>x</script>', '![x](y.png)', '```\nx\n```'])(
    'refuses %j, and says where',
    async (text) => {
      await expect(load(text)).rejects.toThrow('terms.md: ');
    },
  );

  it.each(['', '---\ntitle: x\nversion: 1\n---\n', '---\ntitle: x\nversion: 1\ndate: 20 Nov 2026\n---\n'])(
    'refuses the front matter %j',
    async (front) => {
      await expect(load('x', front)).rejects.toThrow('terms.md');
    },
  );
});

describe('facts in a text', () => {
  it('are listed once each, and shown as what Body is given', async () => {
    const text = '**{company}**, {address}. Ask {company}.\n';
    expect((await load(text)).factNames).toEqual(['company', 'address']);
    expect(await markup(text, { company: 'A & B {x}', address: 'Makati' })).toBe(
      '<p><strong>A & B {x}</strong>, Makati. Ask A & B {x}.</p>',
    );
  });

  it('stand in the address of a link too', async () => {
    const text = 'Write to [{email}](mailto:{email}).\n';
    expect((await load(text)).factNames).toEqual(['email']);
    expect(await markup(text, { email: 'care@a.test' })).toBe(
      '<p>Write to <a href="mailto:care@a.test">care@a.test</a>.</p>',
    );
  });

  it('are names in braces and nothing else', async () => {
    expect((await load('{ a } {1} {} x\n')).factNames).toEqual([]);
    expect(await markup('{ a } {1} {} x\n')).toBe('<p>{ a } {1} {} x</p>');
  });
});
