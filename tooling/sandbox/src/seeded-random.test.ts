import { assert, integer, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

it('stays between its bounds', () => {
  assert(
    property(integer(), integer({ min: -50, max: 50 }), nat(100), (seed, low, width) => {
      const number = seededRandom(seed).between(low, low + width);
      expect(number).toBeGreaterThanOrEqual(low);
      expect(number).toBeLessThanOrEqual(low + width);
    }),
  );
});

it('reaches each character of an alphabet', () => {
  expect(new Set(seededRandom(3).characters('abcdef', 500))).toEqual(new Set('abcdef'));
});
