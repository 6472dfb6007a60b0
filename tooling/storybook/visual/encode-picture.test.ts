import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { encodePicture } from './encode-picture.ts';

/** A picture whose pixels are chosen by their place, in rows of 100. */
function drawn(height: number, grey: (at: number) => number): Buffer {
  const png = new PNG({ width: 100, height });
  for (let at = 0; at < 100 * height; at += 1) png.data.set([grey(at), grey(at), 255 - grey(at), 255], at * 4);
  return PNG.sync.write(png);
}

const pixelsOf = (png: Buffer) => [...PNG.sync.read(png).data];

it('keeps every pixel where the colours fit into a palette', () => {
  const picture = drawn(3, (at) => at % 200);
  expect(pixelsOf(encodePicture(picture))).toEqual(pixelsOf(picture));
});

it('keeps the colours of grounds, and moves the others by no more than eight levels', () => {
  const noisy = new PNG({ width: 100, height: 100 });
  for (let at = 0; at < 10_000; at += 1) {
    noisy.data.set(at < 9000 ? [243, 245, 247, 255] : [at % 251, at % 241, at % 239, 255], at * 4);
  }
  const before = [...noisy.data];
  const after = pixelsOf(encodePicture(PNG.sync.write(noisy)));
  expect(after.slice(0, 36_000)).toEqual(before.slice(0, 36_000));
  expect(Math.max(...after.map((level, at) => Math.abs(level - (before[at] ?? 0))))).toBeLessThanOrEqual(8);
});

it('leaves alone what has a palette', () => {
  const once = encodePicture(drawn(3, (at) => at % 200));
  expect(encodePicture(once)).toBe(once);
});

it('leaves alone what has too many colours', () => {
  const png = new PNG({ width: 64, height: 64 });
  for (let at = 0; at < 4096; at += 1)
    png.data.set([(at % 16) * 17, ((at >> 4) % 16) * 17, (at >> 8) * 17, 255], at * 4);
  const picture = PNG.sync.write(png);
  expect(encodePicture(picture)).toBe(picture);
});
