import { contrast, lightened, rgbOf } from '@peace/ui-kit/contrast';
import { markLines } from '@peace/ui-kit/mark-paths';
import type { Plugin } from 'vite';
import { defaultAccent, type Environment } from './env.ts';

/** The card of the dark scheme (`packages/ui-kit/src/tokens/tokens.css`), on which the accent must be readable. */
const darkCard = '#1a2129';
const lightCard = '#ffffff';
/** WCAG 2.2 AA for text. */
const readableRatio = 4.5;
/** WCAG 2.2 AA for what is no text. */
const shapeRatio = 3;

const toHex = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** @param share of the other colour, 0 to 1 */
function mixed(hex: string, other: string, share: number): string {
  const [red, green, blue] = rgbOf(hex);
  const [otherRed, otherGreen, otherBlue] = rgbOf(other);
  return toHex([
    red + (otherRed - red) * share,
    green + (otherGreen - green) * share,
    blue + (otherBlue - blue) * share,
  ]);
}

/** The accent as text of the dark scheme: as much lighter as it must be to be read easily on a dark card. */
export const darkAccent = (hex: string): string => lightened(hex, darkCard, 8);

/**
 * Returns the accent as a fill in the dark scheme: light enough that a button is visible on a dark card. Its text is white if
 * that is readable on it, else dark.
 */
export function darkGround(hex: string): { ground: string; on: string } {
  const ground = lightened(hex, darkCard, shapeRatio);
  const on = contrast('#ffffff', ground) < readableRatio ? mixed(hex, '#000000', 0.75) : '#ffffff';
  return { ground, on };
}

/** The weakest text on a panel: white of this opacity. */
const labelOpacity = 0.88;
const white = '#ffffff';
const black = '#000000';

/** The ground of a panel, from its top to its foot: the accent a little lighter and a little darker, so far that a label can be read on both. */
export function panelGrounds(hex: string): { light: readonly [string, string]; dark: readonly [string, string] } {
  let top = lightened(hex, black, contrast(hex, black) * 1.25);
  while (contrast(mixed(top, white, labelOpacity), top) < readableRatio) top = mixed(top, black, 0.04);
  const darkTop = mixed(darkGround(hex).ground, darkCard, 0.55);
  return { light: [top, mixed(hex, black, 0.18)], dark: [darkTop, mixed(darkTop, black, 0.3)] };
}

/** A pale ground of the accent's hue, on which text of that colour can be read. */
export function softGround(text: string, card: string): string {
  let share = 0.9;
  while (contrast(text, mixed(text, card, share)) < readableRatio && share < 1) share += 0.02;
  return mixed(text, card, Math.min(share, 1));
}

type Colours = Pick<Environment, 'VITE_BACKGROUND' | 'VITE_FONT_COLOR' | 'VITE_BG_FONT_COLOR'>;

/**
 * The app's colours as CSS variables, imported as `virtual:accent.css`: part of the stylesheet, so there is neither a
 * flash of another colour nor an inline style.
 */
export function accent(env: Colours): Plugin {
  const id = 'virtual:accent.css';
  return {
    name: 'peace:accent',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? accentCss(env) : undefined),
  };
}

/** The icon of a browser tab, `favicon.svg`: the mark on its rounded ground, in the app's colours. */
export function favicon({ VITE_BACKGROUND: ground, VITE_FONT_COLOR: line }: Colours): Plugin {
  const fileName = 'favicon.svg';
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/>${markLines(line)}</svg>\n`;
  let href: string;
  return {
    name: 'peace:favicon',
    configResolved: ({ base }) => {
      href = base + fileName;
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'icon', href, type: 'image/svg+xml' }, injectTo: 'head' }],
    configureServer: ({ middlewares }) => {
      middlewares.use(href, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** @throws when a text in the app's colours could not be read. */
export function accentCss({ VITE_BACKGROUND: ground, VITE_FONT_COLOR: text, VITE_BG_FONT_COLOR: asText }: Colours) {
  const pairs = [
    ['VITE_FONT_COLOR', text, 'VITE_BACKGROUND', ground],
    ['VITE_BG_FONT_COLOR', asText, 'a white card', lightCard],
    ['VITE_BACKGROUND', ground, 'a white card', lightCard],
  ] as const;
  for (const [name, colour, onName, on] of pairs) {
    const ratio = contrast(colour, on);
    if (ratio < readableRatio) {
      throw new Error(
        `${name} (${colour}) cannot be read on ${onName} (${on}): contrast ${ratio.toFixed(2)}, needed ${readableRatio}.`,
      );
    }
  }
  const dark = darkAccent(asText);
  const { ground: darkFill, on } = darkGround(ground);
  // The default accent has its own in tokens.css.
  const soft =
    ground === defaultAccent
      ? ''
      : ` --peace-accent-soft: ${softGround(ground, lightCard)}; --peace-accent-soft-dark: ${softGround(dark, darkCard)};`;
  const panel = panelGrounds(ground);
  return `@layer kit, app; @layer app { :root { --peace-accent: ${ground}; --peace-on-accent: ${text}; --peace-accent-dark: ${dark}; --peace-accent-ground-dark: ${darkFill}; --peace-on-accent-dark: ${on}; --peace-accent-panel: ${panel.light.join('; --peace-accent-panel-foot: ')}; --peace-accent-panel-dark: ${panel.dark.join('; --peace-accent-panel-dark-foot: ')};${soft} } }`;
}
