import { decode, encode } from 'fast-png';
import { expect, it } from 'vitest';
import { encodePicture } from './encode-picture.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** A picture whose pixels are chosen by their place, opaque as a browser draws it. */
function drawn(width: number, height: number, colourAt: (at: number) => Colour): Buffer {
  const colours = Array.from({ length: width * height }, (_, at) => [...colourAt(at), 255]);
  return Buffer.from(encode({ width, height, data: Uint8Array.from(colours.flat()) }));
}

const greys = (at: number): Colour => [at % 200, at % 200, 255 - (at % 200)];

/** Red, green and blue of every pixel, however they are written. */
function coloursOf(png: Buffer): number[] {
  const { data, channels, palette } = decode(png);
  if (palette) return Array.from(data, (place) => palette[place]?.slice(0, 3) ?? []).flat();
  return [...data].filter((_, at) => at % channels < 3);
}

it('keeps every pixel where the colours fit into a palette', () => {
  const picture = drawn(100, 3, greys);
  expect(coloursOf(encodePicture(picture))).toEqual(coloursOf(picture));
});

it('keeps the colours of grounds, and moves the others by no more than eight levels', () => {
  const noisy = drawn(100, 100, (at) => (at < 9600 ? [243, 245, 247] : [at % 41, at % 43, 60]));
  const before = coloursOf(noisy);
  const after = coloursOf(encodePicture(noisy));
  expect(after.slice(0, 28_800)).toEqual(before.slice(0, 28_800));
  expect(after).toHaveLength(before.length);
  const off = after.map((level, at) => Math.abs(level - (before[at] ?? 0)));
  expect(Math.max(...off)).toBeGreaterThan(0);
  expect(Math.max(...off)).toBeLessThanOrEqual(8);
});

it('keeps a gradient as it is beside the edges of letters', () => {
  const panel = drawn(200, 150, (at) => (at % 20 === 0 ? greys(at) : [21, 95 - (at >> 10), 168 - ((at / 200) | 0)]));
  const after = coloursOf(encodePicture(panel));
  const moved = coloursOf(panel).filter((level, at) => level !== after[at] && Math.floor(at / 3) % 20 !== 0);
  expect(decode(encodePicture(panel)).palette).toBeDefined();
  expect(moved).toEqual([]);
});

it('leaves alone a gradient that would have bands', () => {
  const panel = drawn(100, 200, (at) => [at % 100, (at / 100) | 0, 120]);
  expect(encodePicture(panel)).toBe(panel);
});

it('leaves alone what has a palette', () => {
  const once = encodePicture(drawn(100, 3, greys));
  expect(encodePicture(once)).toBe(once);
});

it('leaves alone what has too many colours', () => {
  const picture = drawn(64, 64, (at) => [(at % 16) * 17, ((at >> 4) % 16) * 17, (at >> 8) * 17]);
  expect(encodePicture(picture)).toBe(picture);
});

it('says so when it is given something else', () => {
  expect(() => encodePicture(Buffer.from('<svg/>'))).toThrow('no PNG');
});
