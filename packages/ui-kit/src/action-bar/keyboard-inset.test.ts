import { describe, expect, it } from 'vitest';
import { keyboardInset } from './use-bottom-inset.ts';

const viewport = (height: number, offsetTop = 0, scale = 1) => ({
  innerHeight: 844,
  visualViewport: { height, offsetTop, scale },
});

describe('keyboardInset', () => {
  it('is what the keyboard covers', () => {
    expect(keyboardInset(viewport(508))).toBe(336);
  });

  it('counts what iOS has scrolled the page up by', () => {
    expect(keyboardInset(viewport(508, 100))).toBe(236);
  });

  it('is 0 while only the browser’s bars come and go', () => {
    expect(keyboardInset(viewport(844))).toBe(0);
    expect(keyboardInset(viewport(760))).toBe(0);
  });

  it('is 0 when the page is zoomed in', () => {
    expect(keyboardInset(viewport(422, 0, 2))).toBe(0);
  });

  it('is 0 where there is no visual viewport', () => {
    expect(keyboardInset({ innerHeight: 844, visualViewport: null })).toBe(0);
  });
});
