/** The colour a text names, as `#rrggbb`; null when it is anything but `#rgb` or `#rrggbb`. */
export function parseColour(text: string): string | null {
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (hex === undefined) return null;
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return `#${long.toLowerCase()}`;
}

/** The WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** White or black, whichever is read better on a ground: one of them always has 4.5:1. */
export function readableOn(ground: string): string {
  return contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000';
}

function luminance(hex: string): number {
  const linear = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}
