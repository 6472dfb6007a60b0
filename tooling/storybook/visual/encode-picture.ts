import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The byte of a PNG file that says how its colours are written. */
const colourTypeAt = 25;
const withPalette = 3;
/** A level is off by half of it at most; the comparison's threshold allows for that. */
const coarsest = 16;

/**
 * Writes a picture of a screen again with a palette, at a third of the bytes. Where it has more than 256 colours they
 * are made coarser, in steps of up to 16 levels of 255; where they do not fit even so, the picture stays as it is.
 *
 * @param png opaque, as a browser draws it
 */
export function encodePicture(png: Buffer): Buffer {
  if (png[colourTypeAt] === withPalette) return png;
  const { width, height, data } = PNG.sync.read(png);
  for (let step = 1; step <= coarsest; step *= 2) {
    const indexed = index(data, width, height, step);
    if (!indexed) continue;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    // Eight bits for each pixel.
    header.set([8, withPalette], 8);
    const pixels = deflateSync(indexed.rows, { level: 9, memLevel: 9 });
    const chunks = [chunk('IHDR', header), chunk('PLTE', indexed.palette), chunk('IDAT', pixels)];
    return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);
  }
  return png;
}

/** @returns nothing where there are more than 256 colours */
function index(rgba: Buffer, width: number, height: number, step: number) {
  const places = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  const coarse = (level = 0) => Math.min(255, Math.round(level / step) * step);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red, green, blue] = [rgba[pixel * 4], rgba[pixel * 4 + 1], rgba[pixel * 4 + 2]].map(coarse);
    const colour = ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);
    const place = places.get(colour) ?? places.size;
    if (place > 255) return undefined;
    places.set(colour, place);
    // Each row begins with a byte that says it is not filtered.
    rows[pixel + Math.floor(pixel / width) + 1] = place;
  }
  return { rows, palette: Buffer.from([...places.keys()].flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255])) };
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
