import { describe, expect, it } from 'vitest';

import { indexAfterKey, indexByTyping } from './option-keys.ts';

describe('indexAfterKey', () => {
  it.each([
    ['ArrowDown', 4, 5],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 4, 3],
    ['ArrowUp', 0, 0],
    ['PageDown', 4, 7],
    ['PageDown', 8, 9],
    ['PageUp', 2, 0],
    ['Home', 4, 0],
    ['End', 4, 9],
    ['Tab', 4, undefined],
    ['a', 4, undefined],
  ])('%s from %i of ten leads to %s', (key, index, expected) => {
    expect(indexAfterKey(key, index, 10)).toBe(expected);
  });

  it.each(['ArrowDown', 'ArrowUp', 'End'])('%s stays at the only option', (key) => {
    expect(indexAfterKey(key, 0, 1)).toBe(0);
  });
});

describe('indexByTyping', () => {
  const cities = ['Baguio', 'Cebu City', 'Davao', 'Cavite', 'Makati'];

  it.each([
    ['d', 0, 2],
    ['D', 0, 2],
    // The same letter again goes on to the next, and round.
    ['c', 1, 3],
    ['c', 3, 1],
    // A longer word may mean the option it is on.
    ['ce', 1, 1],
    ['ca', 1, 3],
    ['x', 0, undefined],
  ])('%s from %i finds %s', (typed, index, expected) => {
    expect(indexByTyping(typed, index, cities)).toBe(expected);
  });

  it('finds nothing in nothing', () => {
    expect(indexByTyping('a', 0, [])).toBeUndefined();
  });
});
