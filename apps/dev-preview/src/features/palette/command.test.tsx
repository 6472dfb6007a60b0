import { expect, it } from 'vitest';
import { commandOf, found } from './command.ts';

const kill = { group: 'Actions', title: 'Kill', key: 'k', run: () => {} };
const press = (key: string, more = {}) =>
  commandOf([kill], { key, altKey: false, ctrlKey: false, metaKey: false, target: document.body, ...more });

it('a key alone is a command', () => {
  expect(press('k')).toBe(kill);
  expect(press('K')).toBe(kill);
  expect(press('x')).toBeUndefined();
});

it("ignores keys while typing, and the browser's shortcuts", () => {
  expect(press('k', { target: document.createElement('input') })).toBeUndefined();
  expect(press('k', { ctrlKey: true })).toBeUndefined();
  expect(press('k', { metaKey: true })).toBeUndefined();
});

it('finds commands by words, best matches first', () => {
  const late = { group: 'Clock', title: '3 days late', run: () => {} };
  const translate = { group: 'Actions', title: 'Translated', hint: 'late-1', run: () => {} };
  const related = { group: 'Actions', title: 'Related', run: () => {} };
  expect(found([kill, related, translate, late], 'late')).toEqual([translate, late, related]);
  expect(found([kill, late], 'LATE clock')).toEqual([late]);
  expect(found([kill, late], '')).toEqual([kill, late]);
});
