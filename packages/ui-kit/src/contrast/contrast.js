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

/**
 * The colour, made lighter in OKLCH until it has a contrast of `least` with a dark ground. Mixed with white it would turn grey;
 * here hue and chroma stay, and the chroma grows a little, as it seems weaker in the dark.
 *
 * @param {string} colour `#rrggbb`
 * @param {string} ground
 * @param {number} least
 */
export const lightened = (colour, ground, least) => shifted(colour, ground, least, 0.005) ?? '#ffffff';

/**
 * The colour, made darker in OKLCH until it has a contrast of `least` with a light ground.
 *
 * @param {string} colour `#rrggbb`
 * @param {string} ground
 * @param {number} least
 */
export const darkened = (colour, ground, least) => shifted(colour, ground, least, -0.005) ?? '#000000';

/** @param {string} colour @param {string} ground @param {number} least @param {number} step of the lightness */
function shifted(colour, ground, least, step) {
  if (contrast(colour, ground) >= least) return colour;
  const [lightness, a, b] = toOklab(rgbOf(colour));
  for (let light = lightness; light >= 0 && light <= 1; light += step) {
    const growth = Math.min(1.25, light / Math.max(lightness, 0.01));
    const result = hexOf(light, a * growth, b * growth);
    if (contrast(result, ground) >= least) return result;
  }
  return null;
}

/** Björn Ottosson's OKLab: lightness and two opponent axes, on which equal steps look equal. @param {Rgb} rgb @returns {readonly [number, number, number]} */
function toOklab(rgb) {
  const [red = 0, green = 0, blue = 0] = rgb.map(linear);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The colour with the most of its chroma that a screen can show. @param {number} light @param {number} a @param {number} b */
function hexOf(light, a, b) {
  for (let share = 1; ; share -= 0.02) {
    const l = (light + share * (0.3963377774 * a + 0.2158037573 * b)) ** 3;
    const m = (light - share * (0.1055613458 * a + 0.0638541728 * b)) ** 3;
    const s = (light - share * (0.0894841775 * a + 1.291485548 * b)) ** 3;
    const channels = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ].map((value) => Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)));
    if (share <= 0 || channels.every((value) => value >= 0 && value <= 255))
      return `#${channels.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
  }
}
