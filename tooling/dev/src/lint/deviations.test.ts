import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const docs = new URL('docs/', root);
const document = readFileSync(new URL('deviations.md', docs), 'utf8');

/** The rows of its tables, without their heads. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([id = '', sentence = '', , why = '', held = '']) => ({
    id: id.trim().slice(1, -1),
    sentence: sentence.trim(),
    why,
    held,
  }));

/** The paths of the test files below a folder. */
function testsBelow(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return ['node_modules', 'dist'].includes(entry.name) ? [] : testsBelow(`${folder}${entry.name}/`);
    }
    return /\.(?:(?:test|spec)\.[jt]sx?|stories\.tsx)$/.test(entry.name) ? [`${folder}${entry.name}`] : [];
  });
}

const paths = new Set(['apps/', 'packages/', 'tooling/'].flatMap(testsBelow));
const tests = new Set([...paths].map((path) => path.replace(/^.*\//, '')));

it('has rows, each with an id of its own', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

describe.each(rows)('$id: $sentence', ({ why, held }) => {
  it('names its decision', () => {
    const decisions = [...why.matchAll(/\]\((decisions\/[\w-]+\.md)\)/g)].map(([, path = '']) => path);
    expect(decisions).not.toEqual([]);
    for (const path of decisions) expect(existsSync(new URL(path, docs)), path).toBe(true);
  });

  it('names a test that is there', () => {
    const named = [...held.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !tests.has(name))).toEqual([]);
  });
});

/** A statement of the specification, with the test that verifies it or the row that explains the deviation. */
type Statement =
  | { readonly statement: string; readonly test: string; readonly title: string }
  | { readonly statement: string; readonly deviation: string };

const statements = readdirSync(new URL('specification/', docs)).flatMap((name) => {
  const section: Record<string, readonly Statement[]> = JSON.parse(
    readFileSync(new URL(`specification/${name}`, docs), 'utf8'),
  );
  return Object.entries(section).flatMap(([heading, entries]) =>
    entries.map((entry) => ({ ...entry, place: `${name}, ${heading}: ${entry.statement}` })),
  );
});

const titles = new Map<string, readonly string[]>();

/** The titles of a file's tests and the rows of their tables; of a file of stories, the names of those that are played. */
function titlesIn(path: string): readonly string[] {
  const known = titles.get(path);
  if (known) return known;
  const source = readFileSync(new URL(path, root), 'utf8');
  const found = path.endsWith('.stories.tsx')
    ? source
        .split(/^export const /m)
        .filter((story) => /\bplay\b/.test(story))
        .map((story) => story.replace(/\W[\s\S]*/, ''))
    : [/(?:[([]|(?:name|title): )\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1\s*,/g, /^\s+(['"`])((?:\\.|(?!\1).)*)\1,$/gm]
        .flatMap((literals) => [...source.matchAll(literals)])
        .map(([, , text = '']) => text.replace(/\\(.)/g, '$1'));
  titles.set(path, found);
  return found;
}

/** A story by its name, a test by a part of its title. */
const isTitleIn = (path: string, title: string) =>
  titlesIn(path).some((each) => (path.endsWith('.stories.tsx') ? each === title : each.includes(title)));

describe('the statements of the specification', () => {
  it('are all there, each once', () => {
    expect(statements.length).toBeGreaterThan(600);
    expect(new Set(statements.map(({ place }) => place)).size).toBe(statements.length);
  });

  it('each name a test or a deviation, and it is there', () => {
    const ids = new Set(rows.map(({ id }) => id));
    const isHeld = (entry: Statement) => {
      if ('deviation' in entry) return !('test' in entry) && ids.has(entry.deviation);
      return paths.has(entry.test) && entry.title.length > 0 && isTitleIn(entry.test, entry.title);
    };
    expect(statements.filter((entry) => !isHeld(entry))).toEqual([]);
  });

  it('name every deviation', () => {
    const named = new Set(statements.map((entry) => ('deviation' in entry ? entry.deviation : undefined)));
    expect(rows.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  });
});

it('each row of what a web view must be able to do names a test that is there, or a device', () => {
  const contract = readFileSync(new URL('contracts/native-bridge.md', docs), 'utf8');
  const [, section = ''] = /## What the web view must be able to do\n([^]*?)\n## /.exec(contract) ?? [];
  const cells = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split(' | ').at(-1) ?? '');
  expect(cells.length).toBeGreaterThan(9);
  for (const cell of cells) {
    const named = [...cell.matchAll(/`([\w.-]+)`: ([^<|;]+)/g)];
    if (named.length === 0) expect(cell).toContain('device');
    for (const [, file = '', title = ''] of named) {
      const path = [...paths].find((each) => each.endsWith(`/${file}`)) ?? '';
      expect(path && isTitleIn(path, title.trim()), `${file}: ${title}`).toBe(true);
    }
  }
});
