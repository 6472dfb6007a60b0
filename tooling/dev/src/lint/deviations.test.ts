import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const docs = new URL('docs/', root);
const document = readFileSync(new URL('deviations.md', docs), 'utf8');

/** The rows of its tables, without their heads. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-+|specification) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([sentence = '', , why = '', held = '']) => [sentence.trim(), why, held] as const);

/** The names of the test files below a folder. */
function testsBelow(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return ['node_modules', 'dist'].includes(entry.name) ? [] : testsBelow(new URL(`${entry.name}/`, folder));
    }
    return /\.(?:test|spec)\.[jt]sx?$/.test(entry.name) ? [entry.name] : [];
  });
}

const tests = new Set(['apps/', 'packages/', 'tooling/'].flatMap((folder) => testsBelow(new URL(folder, root))));

it('has rows', () => {
  expect(rows.length).toBeGreaterThan(40);
});

describe.each(rows)('%s', (_sentence, why, held) => {
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

const decisions = readdirSync(new URL('decisions/', docs)).filter((name) => name !== 'README.md');

it.each(decisions)('the decisions in %s name what holds them, and it is there', (name) => {
  const [, ...held] = readFileSync(new URL(`decisions/${name}`, docs), 'utf8').split(/^Held by /m);
  expect(held).not.toEqual([]);
  const named = [...held.join('').matchAll(/`([\w.-]+\.(?:test|spec)\.[jt]sx?)`/g)].map(([, test = '']) => test);
  expect(named.filter((test) => !tests.has(test))).toEqual([]);
});
