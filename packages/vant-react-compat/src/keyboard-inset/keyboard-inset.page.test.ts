import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followKeyboard, keyboardInset } from './keyboard-inset.tsx';

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

describe('followKeyboard', () => {
  const visual = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  const show = (height: number, offsetTop: number) => {
    Object.assign(visual, { height, offsetTop }).dispatchEvent(new Event('resize'));
  };
  const written = (element: HTMLElement) =>
    ['--peace-keyboard', '--peace-scrolled'].map((name) => element.style.getPropertyValue(name));

  beforeEach(() => {
    vi.stubGlobal('innerHeight', 844);
    vi.stubGlobal('visualViewport', visual);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('writes what is covered and what is scrolled away, while there is a keyboard', () => {
    const element = document.createElement('dialog');
    const stop = followKeyboard(element);
    show(430, 100);
    expect(written(element)).toEqual(['314px', '100px']);
    show(430, 120);
    expect(written(element)).toEqual(['294px', '120px']);
    show(844, 0);
    expect(written(element)).toEqual(['0px', '']);
    stop();
    show(430, 0);
    expect(written(element)).toEqual(['', '']);
  });
});
