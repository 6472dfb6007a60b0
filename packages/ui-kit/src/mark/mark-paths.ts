/**
 * The product's mark, drawn once for the page, the favicon, the home screen and the share picture: a P whose two bars make
 * it a peso. Paths in a square of 32, drawn as lines.
 */
export const mark = {
  letter: 'M12.5 25.5V7.5h5.25a5.25 5.25 0 0 1 0 10.5H12.5',
  bars: 'M8 11h16.5M8 14.5h16.5',
  letterWidth: 3,
  barWidth: 1.6,
} as const;
