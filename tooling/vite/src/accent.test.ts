import { describe, expect, it } from 'vitest';
import { contrast } from '@peace/ui-kit/contrast';
import { accentCss, darkAccent, darkGround, panelGrounds, softGround } from './accent.ts';

const colours = { VITE_BACKGROUND: '#12508f', VITE_FONT_COLOR: '#ffffff', VITE_BG_FONT_COLOR: '#12508f' };

describe('darkAccent', () => {
  it.each(['#000000', '#12508f', '#0b6b50', '#b3261e', '#5b2a86', '#ffffff'])(
    'makes %s readable on a dark card',
    (hex) => {
      expect(contrast(darkAccent(hex), '#1a2129')).toBeGreaterThan(4.5);
    },
  );

  it('leaves alone what is light enough', () => {
    expect(darkAccent('#8fbdf2')).toBe('#8fbdf2');
  });
});

describe('darkGround', () => {
  it.each(['#000000', '#12508f', '#0b6b50', '#b3261e', '#5b2a86', '#8fbdf2', '#ffffff'])(
    'fills a button that is seen on a dark card, with a text that can be read: %s',
    (hex) => {
      const { ground, on } = darkGround(hex);
      expect(contrast(ground, '#1a2129')).toBeGreaterThanOrEqual(3);
      expect(contrast(on, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('keeps white letters on the blue that is the default, and the blue', () => {
    expect(darkGround('#12508f')).toEqual({ ground: '#1c6cbe', on: '#ffffff' });
    expect(darkAccent('#12508f')).toBe('#82bbff');
  });
});

describe('panelGrounds', () => {
  /** Every accent that a build accepts, in coarse steps. */
  const shades = ['00', '33', '66', '99', 'cc', 'ff'];
  const accents = shades
    .flatMap((red) => shades.flatMap((green) => shades.map((blue) => `#${red}${green}${blue}`)))
    .concat('#767676', '#12508f', '#0a5c36')
    .filter((hex) => contrast(hex, '#ffffff') >= 4.5);

  it.each(accents)('of %s carry white at 88 %% as text, in both schemes', (hex) => {
    const { light, dark } = panelGrounds(hex);
    for (const ground of [...light, ...dark]) {
      const label = `rgb(${[1, 3, 5].map((at) => 255 * 0.88 + Number.parseInt(ground.slice(at, at + 2), 16) * 0.12).join()})`;
      expect(contrast(label, ground), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('accentCss', () => {
  it('gives light and dark, each with a readable text on it', () => {
    const css = accentCss(colours);
    const [, accent, on = '', dark = '', filled = '', onFilled = ''] =
      /accent: (#\w+); --peace-on-accent: (#\w+); --peace-accent-dark: (#\w+); --peace-accent-ground-dark: (#\w+); --peace-on-accent-dark: (#\w+)/.exec(
        css,
      ) ?? [];
    expect(accent).toBe('#12508f');
    expect(contrast('#12508f', on)).toBeGreaterThan(4.5);
    expect(contrast(dark, '#1a2129')).toBeGreaterThan(4.5);
    expect(contrast(filled, onFilled)).toBeGreaterThan(4.5);
  });

  it('gives another accent pale grounds of its own hue, on which it can be read', () => {
    expect(accentCss(colours)).not.toContain('soft');
    const css = accentCss({ ...colours, VITE_BACKGROUND: '#0a5c36', VITE_BG_FONT_COLOR: '#0a5c36' });
    expect(css).toContain(`--peace-accent-soft: ${softGround('#0a5c36', '#ffffff')};`);
    for (const hex of ['#0a5c36', '#767676', '#b3261e']) {
      expect(contrast(hex, softGround(hex, '#ffffff'))).toBeGreaterThan(4.5);
      expect(contrast(darkAccent(hex), softGround(darkAccent(hex), '#1a2129'))).toBeGreaterThan(4.5);
    }
  });

  it.each([
    [{ VITE_FONT_COLOR: '#88aacc' }, 'VITE_FONT_COLOR (#88aacc)'],
    [{ VITE_BG_FONT_COLOR: '#eeeeee' }, 'VITE_BG_FONT_COLOR (#eeeeee)'],
  ])('refuses what cannot be read', (changed, message) => {
    expect(() => accentCss({ ...colours, ...changed })).toThrow(message);
  });
});
