import { decode, encode, hasPngSignature } from 'fast-png';
import { paletteOf } from './palette.ts';

/**
 * Writes a picture of a screen again with a palette, at a third of the bytes. One that has a palette, or too many colours
 * for one, stays as it is.
 *
 * @param png opaque, as a browser draws it
 * @throws when it is no PNG
 */
export function encodePicture(png: Buffer): Buffer {
  if (!hasPngSignature(png)) throw new Error('A picture of a screen is no PNG.');
  const { width, height, data, channels, palette: before } = decode(png);
  if (before !== undefined) return png;
  const level = (pixel: number, channel: number) => data[pixel * channels + channel] ?? 0;
  const pixels = Uint32Array.from(
    { length: width * height },
    (_, at) => (level(at, 0) << 16) | (level(at, 1) << 8) | level(at, 2),
  );
  const palette = paletteOf(pixels);
  if (palette === undefined) return png;
  return Buffer.from(
    encode(
      {
        width,
        height,
        channels: 1,
        data: Uint8Array.from(pixels, (colour) => palette.placeOf.get(colour) ?? 0),
        palette: palette.colours.map((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
      },
      { zlib: { level: 9 } },
    ),
  );
}
