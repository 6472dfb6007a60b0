import { decode, encode, hasPngSignature } from 'fast-png';

/**
 * Writes a picture of a screen again with a palette, at a third of the bytes. One that has a palette, or would lose a gradient by one,
 * stays as it is.
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

const paletteSize = 256;

/** A level of a colour is off by this at most, of 255; the comparison's threshold allows for it. */
const tolerance = 8;

/** The mean error of a pixel, summed over its channels, from which a gradient has bands. */
const largestMeanError = 0.4;

/**
 * The palette of a picture. Where it has more than 256 colours, as many as fit stay exact, the most frequent first, which are those of
 * grounds and gradients; each of the others, the edges of letters mostly, becomes the one that is nearest to it.
 *
 * @param pixels the colour of each
 * @returns nothing where they do not fit even so, or a gradient would have bands
 */
function paletteOf(pixels: Iterable<number> & { readonly length: number }): Palette | undefined {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const colours = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a - b);
  let best: Palette | undefined;
  for (let [fits, over] = [0, paletteSize + 1]; over - fits > 1;) {
    const exact = (fits + over) >> 1;
    const palette = paletteWith(colours, exact);
    if (palette === undefined) over = exact;
    else [best, fits] = [palette, exact];
  }
  let error = 0;
  for (const [colour, count] of counts)
    error += distance(colour, best?.colours[best.placeOf.get(colour) ?? 0] ?? 0) * count;
  return error > largestMeanError * pixels.length ? undefined : best;
}

/** The palette of which this many colours are exact; nothing where the others need too many more. */
function paletteWith(colours: readonly number[], exact: number): Palette | undefined {
  const palette: number[] = [];
  const placeOf = new Map<number, number>();
  for (const [at, colour] of colours.entries()) {
    const place = at < exact ? palette.length : nearest(palette, colour);
    if (place === palette.length && palette.push(colour) > paletteSize) return undefined;
    placeOf.set(colour, place);
  }
  return { colours: palette, placeOf };
}

/** The place of the nearest colour within the tolerance, else the next free place. */
function nearest(palette: readonly number[], colour: number): number {
  let place = palette.length;
  let least = Infinity;
  for (const [at, other] of palette.entries()) {
    const apart = distance(colour, other);
    if (apart < least && channels.every((shift) => difference(colour, other, shift) <= tolerance)) {
      place = at;
      least = apart;
    }
  }
  return place;
}

const channels = [16, 8, 0] as const;

const difference = (a: number, b: number, shift: number) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255));

const distance = (a: number, b: number) => channels.reduce<number>((sum, shift) => sum + difference(a, b, shift), 0);
