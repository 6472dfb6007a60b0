/** A campaign's picture, 16:9. The lower third stays calm: the page writes its headline there. */
export const picture = (...parts: readonly string[]): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">',
    ...parts,
    '</svg>',
  ].join('');

/** A vertical gradient by name, from its colours at equal distances. */
export function gradient(name: string, ...colours: readonly string[]): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${name}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** A rectangle with rounded corners. */
export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

/** A disc. */
export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** As many parts as there are places. */
export const each = <Place>(places: readonly Place[], draw: (place: Place, index: number) => string): string =>
  places.map(draw).join('');
