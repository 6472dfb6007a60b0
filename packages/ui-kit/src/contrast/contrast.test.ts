import { expect, test } from 'vitest';
import { contrast } from './contrast.js';

test.each([
  ['#ffffff', '#000000', 21],
  ['#123456', '#123456', 1],
  // The lightest grey that is readable on white, and the next one.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['rgb(118, 118, 118)', '#FFFFFF', 4.54],
])('%s and %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});
