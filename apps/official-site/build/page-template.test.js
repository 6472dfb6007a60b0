import { describe, expect, it } from 'vitest';
import { fillTemplate, pageAt, withoutScript } from './page-template.js';

describe('pageAt', () => {
  it.each([
    ['/', { kind: 'site', locale: undefined }],
    ['/?lang=fil', { kind: 'site', locale: 'fil' }],
    ['/index.html?lang=en&x=1', { kind: 'site', locale: 'en' }],
    ['/?lang=de', { kind: 'site', locale: undefined }],
    ['/about', { kind: 'not-found' }],
    ['/about/?lang=fil', { kind: 'not-found' }],
    ['//', { kind: 'not-found' }],
  ])('%s', (url, page) => {
    expect(pageAt(url, ['en', 'fil'])).toEqual(page);
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
