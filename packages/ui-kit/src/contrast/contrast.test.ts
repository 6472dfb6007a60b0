import { expect, test } from 'vitest';
import { contrast, darkened, lightened, rgbOf } from './contrast.js';

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

test.each(['#12508f', '#0b6b50', '#b3261e', '#5b2a86'])(
  '%s made lighter has the contrast, and is no greyer',
  (colour) => {
    const spread = (hex: string) => Math.max(...rgbOf(hex)) - Math.min(...rgbOf(hex));
    const lighter = lightened(colour, '#1a2129', 3);
    expect(contrast(lighter, '#1a2129')).toBeGreaterThanOrEqual(3);
    expect(spread(lighter)).toBeGreaterThanOrEqual(spread(colour));
  },
);

test.each(['#000000', '#ffffff', '#8fbdf2'])('%s is only as light as it must be', (colour) => {
  const lighter = lightened(colour, '#1a2129', 3);
  expect(contrast(lighter, '#1a2129')).toBeGreaterThanOrEqual(3);
  if (colour !== '#000000') expect(lighter).toBe(colour);
});

test.each(['#f0b14a', '#8fbdf2', '#ffffff'])('%s made darker is readable on paper', (colour) => {
  expect(contrast(darkened(colour, '#f3f3ef', 4.5), '#f3f3ef')).toBeGreaterThanOrEqual(4.5);
});
