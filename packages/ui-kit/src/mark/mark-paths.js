/**
 * The product's mark, drawn once for the page, the favicon, the home screen and the share picture: a P whose two bars make
 * it a peso. Paths in a square of 32, drawn as lines. Plain JavaScript: a Vite configuration loads it, and Node 20 does not load
 * TypeScript there.
 */
export const mark = /** @type {const} */ ({
  letter: 'M12.5 25.5V7.5h5.25a5.25 5.25 0 0 1 0 10.5H12.5',
  bars: 'M8 11h16.5M8 14.5h16.5',
  letterWidth: 3,
  barWidth: 1.6,
});

/** @param {string} line the colour, `#rrggbb` */
export const markLines = (line) =>
  `<g fill="none" stroke="${line}" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="${mark.letter}" stroke-width="${mark.letterWidth}"/>` +
  `<path d="${mark.bars}" stroke-width="${mark.barWidth}"/></g>`;
