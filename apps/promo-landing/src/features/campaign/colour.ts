import { contrast } from '@peace/ui-kit/contrast';

/** The colour a text names, as `#rrggbb`; null when it is anything but `#rgb` or `#rrggbb`. */
export function parseColour(text: string): string | null {
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (hex === undefined) return null;
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return `#${long.toLowerCase()}`;
}

/** White or black, whichever is read better on a ground: one of them always has 4.5:1. */
export function readableOn(ground: string): string {
  return contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000';
}
