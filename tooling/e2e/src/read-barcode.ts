import type { Locator } from '@playwright/test';
import { BinaryBitmap, Code128Reader, GlobalHistogramBinarizer, RGBLuminanceSource } from '@zxing/library';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, from black to white. */
  readonly grey: readonly number[];
}

/** Reads a Code 128 barcode off the screen, as a scanner in front of it would. */
export async function readBarcode(barcode: Locator): Promise<string> {
  const picture = (await barcode.screenshot()).toString('base64');
  const { width, height, grey } = await barcode.page().evaluate(pixelsOf, `data:image/png;base64,${picture}`);
  const source = new RGBLuminanceSource(Uint8ClampedArray.from(grey), width, height);
  return new Code128Reader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText();
}

/** Runs in the page, which can decode a picture. */
async function pixelsOf(address: string): Promise<Pixels> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  const { naturalWidth: width, naturalHeight: height } = image;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The page has no canvas.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const grey: number[] = [];
  for (let at = 0; at < data.length; at += 4) grey.push(data[at] ?? 0);
  return { width, height, grey };
}
