import type { Locator } from '@playwright/test';
import {
  BinaryBitmap,
  Code128Reader,
  GlobalHistogramBinarizer,
  QRCodeReader,
  type Reader,
  RGBLuminanceSource,
} from '@zxing/library';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, from black to white. */
  readonly grey: readonly number[];
}

/** Reads a Code 128 barcode off the screen, as a scanner in front of it would. */
export function readBarcode(barcode: Locator): Promise<string> {
  return read(barcode, new Code128Reader());
}

/** Reads a QR code off the screen, as a phone's camera does. The locator has the white margin around it. */
export function readQrCode(code: Locator): Promise<string> {
  return read(code, new QRCodeReader());
}

async function read(code: Locator, reader: Reader): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, grey } = await code.page().evaluate(pixelsOf, `data:image/png;base64,${picture}`);
  const source = new RGBLuminanceSource(Uint8ClampedArray.from(grey), width, height);
  return reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(source))).getText();
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
