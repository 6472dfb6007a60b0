import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const docs = new URL('../../../docs/', import.meta.url);
const document = readFileSync(new URL('deviations.md', docs), 'utf8');

/** The rows of its tables, without their heads. */
const rows = document.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:-+|specification) /.test(line));

it('has rows', () => {
  expect(rows.length).toBeGreaterThan(40);
});

it.each(rows.map((row) => [row.split('|')[1]?.trim() ?? '', row] as const))(
  '%s names its decision',
  (_sentence, row) => {
    const decisions = [...row.matchAll(/\]\((decisions\/[\w-]+\.md)\)/g)].map(([, path = '']) => path);
    expect(decisions).not.toEqual([]);
    for (const path of decisions) expect(existsSync(new URL(path, docs)), path).toBe(true);
  },
);
