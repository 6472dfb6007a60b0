import { contrast } from '@peace/ui-kit/contrast';

/** The colour a text names, as `#rrggbb`; null when it is anything but `#rgb` or `#rrggbb`. */
export function parseColour(text: string): string | null {
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (hex === undefined) return null;
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return `#${long.toLowerCase()}`;
}

/** A card in the dark: `--van-background-2` of the tokens. */
const darkCard = '#1a2129';

/** WCAG 2.2 AA for the edge of a control. */
const SEEN = 3;

/** The colour, made lighter until it is seen on a card in the dark. Its hue stays nearly the same. */
export function seenInTheDark(colour: string): string {
  let seen = colour;
  while (contrast(seen, darkCard) < SEEN) seen = lighter(seen);
  return seen;
}

const lighter = (colour: string) =>
  colour.replace(/[^#]{2}/g, (channel) =>
    Math.min(255, Math.ceil(Number.parseInt(channel, 16) * 1.06) + 3)
      .toString(16)
      .padStart(2, '0'),
  );

/** White or black, whichever is read better on a ground: one of them always has 4.5:1. */
export function readableOn(ground: string): string {
  return contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000';
}
