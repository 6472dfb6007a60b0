import { markLines } from '@peace/ui-kit/mark-paths';

/**
 * The mark on a ground that fills the square, for systems that cut a shape of their own out of it: all of it stays in the
 * middle four fifths, which every shape keeps. Colours are `#rrggbb`.
 */
export const iconPicture = ({ ground, line }: { readonly ground: string; readonly line: string }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 42 42"><rect x="-5" y="-5" width="42" height="42" fill="${ground}"/>${markLines(line)}</svg>\n`;
