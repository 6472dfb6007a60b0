/** Colours as `0xrrggbb`. */
export interface Palette {
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
export function paletteOf(pixels: Iterable<number> & { readonly length: number }): Palette | undefined {
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
