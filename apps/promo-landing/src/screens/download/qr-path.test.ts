import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const SCALE = 4;
const MARGIN = 4;

/** Draws the path as a picture and reads it as a phone's camera app does. */
function read(text: string): string {
  const { path, size } = qrPath(text);
  const width = (size + 2 * MARGIN) * SCALE;
  const pixels = new Uint8ClampedArray(width * width).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < SCALE; dy += 1) {
      for (let dx = 0; dx < SCALE; dx += 1) {
        pixels[((Number(y) + MARGIN) * SCALE + dy) * width + (Number(x) + MARGIN) * SCALE + dx] = 0;
      }
    }
  }
  const source = new RGBLuminanceSource(pixels, width, width);
  return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
}

it.each([
  'https://www.lender.ph/promotion#/downloadTemplate',
  'https://www.lender.ph/promotion?id=2&user_from=fb&app_from=h5&utm_tag=nov#/downloadTemplate?id=2&user_from=fb&app_from=h5&utm_tag=nov&UC=uc1',
])('says %s', (text) => expect(read(text)).toBe(text));
