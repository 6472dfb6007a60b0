import { encode } from 'uqr';

/** Modules of light around a code, as readers want them. */
const quietZone = 4;

/** A QR code as a picture, dark on light whatever the scheme. Made while building: the encoder does not ship. */
export function qrCodePicture(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#ffffff"/><path d="${runs.join('')}" fill="#101820"/></svg>\n`
  );
}

/** The dark stretches of a row: where each begins, and how long it is. */
function runsOf(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [[x, (end === -1 ? row.length : end) - x] as const];
  });
}
