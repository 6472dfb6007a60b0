import { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library';
import { expect, it } from 'vitest';
import { codeImageSvg, codeText } from './code-image-svg.ts';

/** The dark squares of the drawing, as a scanner's camera would see them: a byte a pixel. */
function luminances(svg: string): { readonly bytes: Uint8ClampedArray; readonly size: number } {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const bytes = new Uint8ClampedArray(size * size).fill(255);
  for (const [, x, y, side] of svg.matchAll(/M(\d+),(\d+)h(\d+)v/g)) {
    for (let row = 0; row < Number(side); row += 1) {
      const start = (Number(y) + row) * size + Number(x);
      bytes.fill(0, start, start + Number(side));
    }
  }
  return { bytes, size };
}

it.each(['8120340056789', '8842 0017', 'x'])('%s decodes, and no wallet can take it for a bill', (text) => {
  const { bytes, size } = luminances(codeImageSvg(text));
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(bytes, size, size)));
  expect(new QRCodeReader().decode(bitmap).getText()).toBe(codeText(text));
});
