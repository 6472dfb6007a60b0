/** Red, green and blue, 0 to 255. @typedef {readonly [red: number, green: number, blue: number]} Rgb */

/**
 * The channels of an opaque colour.
 *
 * @param {string} colour `#rrggbb`, or `rgb(r, g, b)` as a browser computes it
 * @returns {Rgb}
 */
export function rgbOf(colour) {
  const isHex = colour.startsWith('#');
  const parts = colour.match(isHex ? /[\da-f]{2}/gi : /[\d.]+/g) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (isHex ? Number.parseInt(part, 16) : Number(part)));
  return [red, green, blue];
}

/**
 * The WCAG contrast ratio of two opaque colours, 1 to 21.
 *
 * @param {string} one as `rgbOf` takes it
 * @param {string} other
 */
export function contrast(one, other) {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** @param {string} colour */
function luminance(colour) {
  const [red, green, blue] = rgbOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** @param {number} value of a channel */
function linear(value) {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
