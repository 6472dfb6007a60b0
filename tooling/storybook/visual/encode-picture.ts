import { decode, encode, hasPngSignature } from 'fast-png';

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

/** Colours as `0xrrggbb`. */
interface Palette {
  /** At most 256. */
  readonly colours: readonly number[];
  /** The place of every colour of the picture, or of the one that stands for it. */
  readonly placeOf: ReadonlyMap<number, number>;
}

/** A level of a colour is off by half of it at most; the comparison's threshold allows for that. */
const coarsestStep = 16;

/**
 * The palette of a picture. Where it has more than 256 colours, those of grounds stay exact; those of few pixels, the
 * edges of letters mostly, are made coarser in steps of 2, 4, 8 or 16 levels of 255.
 *
 * @param pixels the colour of each
 * @returns nothing where they do not fit even so
 */
function paletteOf(pixels: Iterable<number> & { readonly length: number }): Palette | undefined {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  for (let step = 1; step <= coarsestStep; step *= 2) {
    const places = new Map<number, number>();
    const placeOf = new Map<number, number>();
    for (const [colour, count] of counts) {
      const shown = count * 1000 >= pixels.length ? colour : coarse(colour, step);
      const place = places.get(shown) ?? places.size;
      places.set(shown, place);
      placeOf.set(colour, place);
    }
    if (places.size <= 256) return { colours: [...places.keys()], placeOf };
  }
  return undefined;
}

function coarse(colour: number, step: number): number {
  const level = (shift: number) => Math.min(255, Math.round(((colour >> shift) & 255) / step) * step) << shift;
  return level(16) | level(8) | level(0);
}
