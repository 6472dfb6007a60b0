import { expect, test } from 'vitest';

import { nextTab } from './next-tab.ts';

const items = [{ name: 'a' }, { name: 'b', disabled: true }, { name: 'c' }, { name: 'd' }];

test.each([
  ['a', 'ArrowRight', 'c'],
  ['c', 'ArrowLeft', 'a'],
  ['d', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'd'],
  ['c', 'Home', 'a'],
  ['a', 'End', 'd'],
  ['a', 'Home', undefined],
  ['a', 'Enter', undefined],
  ['a', 'ArrowDown', undefined],
])('from %s, %s goes to %s', (active, key, expected) => {
  expect(nextTab(items, active, key)).toBe(expected);
});

test('an active name that is not there counts as before the first', () => {
  expect(nextTab(items, 'gone', 'ArrowRight')).toBe('a');
  expect(nextTab(items, 'gone', 'ArrowLeft')).toBe('d');
});

test('alone, or all disabled, there is nowhere to go', () => {
  expect(nextTab([{ name: 'a' }], 'a', 'ArrowRight')).toBeUndefined();
  expect(nextTab([{ name: 'a', disabled: true }], 'a', 'ArrowRight')).toBeUndefined();
  expect(nextTab([], 'a', 'ArrowLeft')).toBeUndefined();
});
