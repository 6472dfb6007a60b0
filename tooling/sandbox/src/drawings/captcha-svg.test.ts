import { expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { captchaSvg } from './captcha-svg.ts';

it('shows the characters in their order, distorted by the seed', () => {
  const drawn = captchaSvg('7KMQ', seededRandom(1));
  const characters = Array.from(drawn.matchAll(/<text[^>]*rotate[^>]*>(.)<\/text>/g), ([, character]) => character);
  expect(characters.join('')).toBe('7KMQ');
  expect(captchaSvg('7KMQ', seededRandom(1))).toBe(drawn);
  expect(captchaSvg('7KMQ', seededRandom(2))).not.toBe(drawn);
});
