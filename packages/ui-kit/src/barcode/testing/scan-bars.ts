import { BitArray, Code128Reader } from '@zxing/library';

/**
 * Reads a drawn path's bars as a scanner would, with another library's decoder.
 *
 * @param path rectangles one unit high
 * @param total width of the symbol with its quiet zones, in units
 */
export function scanBars(path: string, total: number): string {
  const row = new BitArray(total);
  for (const [, from, width] of path.matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g)) {
    row.setRange(Number(from), Number(from) + Number(width));
  }
  return new Code128Reader().decodeRow(0, row).getText();
}
