/** Dark modules as an SVG path one unit high: each run of '1' is a rectangle, `from` units in. */
export function barsPath(modules: string, from: number): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ 0: { length }, index }) => `M${from + index} 0h${length}v1h-${length}z`)
    .join('');
}
