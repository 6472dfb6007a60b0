import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokenGroups } from './token-groups.ts';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

it('finds every token in one group, and every group has a page', () => {
  const groups = tokenGroups(css);
  expect([...groups.keys()]).toEqual(['colour', 'type', 'space', 'shape', 'motion', 'components']);
  const named = [...groups.values()].flat().flatMap(({ names }) => names);
  expect(named.sort()).toEqual([...new Set(css.match(/^ +--[\w-]+(?=:)/gm)?.map((name) => name.trim()))].sort());
});

it('refuses a token that is under no comment', () => {
  expect(() => tokenGroups(':root {\n    --peace-gap: 8px;\n  }')).toThrow('--peace-gap');
});
