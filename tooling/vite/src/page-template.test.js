import { describe, expect, it } from 'vitest';
import { fillTemplate, pageAt, withoutScript } from './page-template.js';

const locales = ['en', 'fil'];
const elsewhere = { kind: 'elsewhere' };
const page = (locale) => ({ kind: 'page', locale });

describe('pageAt', () => {
  it.each([
    ['/', '/', page(undefined)],
    ['/?lang=fil', '/', page('fil')],
    ['/index.html?lang=en&x=1', '/', page('en')],
    ['/?lang=de', '/', page(undefined)],
    ['/about', '/', elsewhere],
    ['/about/?lang=fil', '/', elsewhere],
    ['//', '/', elsewhere],
    ['/promotion?lang=fil', '/promotion/', page('fil')],
    ['/promotion/', '/promotion/', page(undefined)],
    ['/promotions', '/promotion/', elsewhere],
    ['/', '/promotion/', elsewhere],
  ])('%s of the app at %s', (url, base, answer) => {
    expect(pageAt(url, base, locales)).toEqual(answer);
  });
});

describe('fillTemplate', () => {
  it('puts each part in its place, as it is', () => {
    const filled = fillTemplate('<html lang="{{lang}}"><!--{{body}}--></html>', { lang: 'en', body: "<p>$& $'</p>" });
    expect(filled).toBe(`<html lang="en"><p>$& $'</p></html>`);
  });

  it('refuses a template without a place for one', () => {
    expect(() => fillTemplate('<html></html>', { lang: 'en' })).toThrow('{{lang}}');
  });
});

describe('withoutScript', () => {
  it('leaves the stylesheet', () => {
    const head =
      '<script type="module" crossorigin src="/a.js"></script>\n<link rel="modulepreload" href="/b.js">\n<link rel="stylesheet" href="/c.css">';
    expect(withoutScript(head).trim()).toBe('<link rel="stylesheet" href="/c.css">');
  });
});
