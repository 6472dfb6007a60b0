import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { paletteOf } from './palette.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The byte of a PNG file that says how its colours are written. */
const colourTypeAt = 25;
const withPalette = 3;

/**
 * Writes a picture of a screen again with a palette, at a third of the bytes. One that has a palette, or too many colours
 * for one, stays as it is.
 *
 * @param png opaque, as a browser draws it
 */
export function encodePicture(png: Buffer): Buffer {
  if (png[colourTypeAt] === withPalette) return png;
  const { width, height, data } = PNG.sync.read(png);
  const pixels = Uint32Array.from({ length: width * height }, (_, at) => data.readUInt32BE(at * 4) >>> 8);
  const palette = paletteOf(pixels);
  if (!palette) return png;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel.
  header.set([8, withPalette], 8);
  // Each row begins with a byte that says it is not filtered.
  const rows = Buffer.alloc((width + 1) * height);
  pixels.forEach((colour, at) => {
    rows[at + Math.floor(at / width) + 1] = palette.placeOf.get(colour) ?? 0;
  });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A part of a PNG file: its length, its name, its content and the sum of both. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const part = Buffer.alloc(named.length + 8);
  part.writeUInt32BE(content.length, 0);
  part.set(named, 4);
  part.writeUInt32BE(crc32(named), named.length + 4);
  return part;
}
