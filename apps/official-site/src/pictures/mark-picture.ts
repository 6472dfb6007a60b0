import { mark } from '@peace/ui-kit/mark-paths';

/** The two colours of the mark, `#rrggbb`. */
export interface MarkColours {
  readonly ground: string;
  readonly line: string;
}

const lines = ({ line }: MarkColours) =>
  `<g fill="none" stroke="${line}" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="${mark.letter}" stroke-width="${mark.letterWidth}"/>` +
  `<path d="${mark.bars}" stroke-width="${mark.barWidth}"/></g>`;

/** The mark on its rounded ground: the favicon. */
export const faviconPicture = (colours: MarkColours) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colours.ground}"/>${lines(colours)}</svg>\n`;

/**
 * The mark on a ground that fills the square, for systems that cut a shape of their own out of it: all of it stays in the
 * middle four fifths, which every shape keeps.
 */
export const iconPicture = (colours: MarkColours) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 42 42"><rect x="-5" y="-5" width="42" height="42" fill="${colours.ground}"/>${lines(colours)}</svg>\n`;
