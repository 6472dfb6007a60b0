import { seededRandom, seedOf } from '../seeded-random.ts';

const CELLS = 21;

/**
 * Draws something that looks like a QR code, for the screen that shows one. It encodes nothing:
 * a sandbox must not hand out a code that a real wallet could scan and pay.
 */
export function codeImageSvg(text: string): string {
  const random = seededRandom(seedOf(text));
  const cells: string[] = [];
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      if (!inFinder(row, column) && random.next() < 0.5)
        cells.push(`<rect x="${column}" y="${row}" width="1" height="1"/>`);
    }
  }
  const finders = [
    [0, 0],
    [CELLS - 7, 0],
    [0, CELLS - 7],
  ].map(
    ([x = 0, y = 0]) =>
      `<path fill-rule="evenodd" d="M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5z"/><rect x="${x + 2}" y="${y + 2}" width="3" height="3"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="210" height="210" viewBox="-2 -2 25 25"><rect x="-2" y="-2" width="25" height="25" fill="#fff"/>${finders.join('')}${cells.join('')}</svg>`;
}

function inFinder(row: number, column: number): boolean {
  const edge = (index: number) => index < 8 || index > CELLS - 9;
  return edge(row) && edge(column) && !(row > CELLS - 9 && column > CELLS - 9);
}
