/** The card of the dark scheme (`packages/ui-kit/src/tokens/tokens.css`), on which the accent must be readable. */
const darkCard = '#1a2129';
const lightCard = '#ffffff';
/** WCAG 2.2 AA for text. */
const readableRatio = 4.5;

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const toHex = (rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex) {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (hex, other, share) =>
  toHex(channels(hex).map((value, at) => value + (channels(other)[at] - value) * share));

/** The accent for the dark scheme: as much lighter as it must be to be read on a dark card. */
export function darkAccent(hex) {
  let result = hex;
  for (let share = 0.1; contrast(result, darkCard) < readableRatio + 2 && share < 1; share += 0.1) {
    result = mixed(hex, '#ffffff', share);
  }
  return result;
}

/**
 * The app's colours as CSS variables, imported as `virtual:accent.css`: part of the stylesheet, so there is neither a
 * flash of another colour nor an inline style.
 *
 * @param {{ VITE_BACKGROUND: string, VITE_FONT_COLOR: string, VITE_BG_FONT_COLOR: string }} env
 * @returns {import('vite').Plugin}
 */
export function accent(env) {
  const id = 'virtual:accent.css';
  return {
    name: 'peace:accent',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? accentCss(env) : undefined),
  };
}

/** @throws when a text in the app's colours could not be read. */
export function accentCss({ VITE_BACKGROUND: ground, VITE_FONT_COLOR: text, VITE_BG_FONT_COLOR: asText }) {
  const pairs = [
    ['VITE_FONT_COLOR', text, 'VITE_BACKGROUND', ground],
    ['VITE_BG_FONT_COLOR', asText, 'a white card', lightCard],
    ['VITE_BACKGROUND', ground, 'a white card', lightCard],
  ];
  for (const [name, colour, onName, on] of pairs) {
    const ratio = contrast(colour, on);
    if (ratio < readableRatio) {
      throw new Error(
        `${name} (${colour}) cannot be read on ${onName} (${on}): contrast ${ratio.toFixed(2)}, needed ${readableRatio}.`,
      );
    }
  }
  const dark = darkAccent(asText);
  return `@layer kit, app; @layer app { :root { --peace-accent: ${ground}; --peace-on-accent: ${text}; --peace-accent-dark: ${dark}; --peace-on-accent-dark: ${mixed(asText, '#000000', 0.75)}; } }`;
}
