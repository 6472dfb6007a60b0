import { describe, expect, it } from 'vitest';
import { fillTemplate, notFoundLocale, pageAt, withoutScript, withScriptLast } from './page-template.ts';

const locales = ['en', 'fil'];
const elsewhere = { kind: 'elsewhere' };
const page = (locale: string | undefined) => ({ kind: 'page', locale });

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

describe('pageAt with a folder for each language', () => {
  it.each([
    ['/fil/', page('fil')],
    ['/fil/?lang=en&x=1', page('fil')],
    ['/fil/index.html', page('fil')],
    ['/?lang=fil', page('fil')],
    ['/', page(undefined)],
    ['/fil', elsewhere],
    ['/de/', elsewhere],
    ['/fil/x', elsewhere],
  ])('%s', (url, answer) => {
    expect(pageAt(url, '/', locales, { folders: true })).toEqual(answer);
    expect(pageAt('/fil/', '/', locales)).toEqual(elsewhere);
  });
});

describe('pageAt with further pages', () => {
  const options = { folders: true, pages: ['about', 'privacy'] };

  it.each([
    ['/about/', undefined, 'about'],
    ['/about/index.html', undefined, 'about'],
    ['/privacy/?lang=fil', 'fil', 'privacy'],
    ['/fil/about/', 'fil', 'about'],
    ['/fil/', 'fil', undefined],
    ['/', undefined, undefined],
  ])('%s', (url, locale, name) => {
    expect(pageAt(url, '/', locales, options)).toEqual({ kind: 'page', locale, page: name });
  });

  it.each(['/about', '/about/fil/', '/terms/', '/de/about/'])('not %s', (url) => {
    expect(pageAt(url, '/', locales, options)).toEqual(elsewhere);
  });
});

describe('notFoundLocale', () => {
  it.each([
    ['/fil/nowhere?lang=en', 'en-PH', 'fil'],
    ['/nowhere?lang=fil', 'en-PH', 'fil'],
    ['/nowhere', 'fil-PH,en;q=0.9', 'fil'],
    ['/nowhere', 'tl', 'fil'],
    ['/nowhere', 'en-PH,fil;q=0.9', 'en'],
    ['/nowhere', 'de-DE,en;q=0.8', undefined],
    ['/nowhere', undefined, undefined],
  ])('%s asked for in %s', (url, accepted, locale) => {
    expect(notFoundLocale(url, accepted, locales)).toBe(locale);
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
  it('leaves data and the stylesheet', () => {
    const data = '<script type="application/json" id="deployment">{}</script>';
    const head =
      '<script>(function () {})()</script><script type="module" crossorigin src="/a.js"></script>\n<link rel="modulepreload" href="/b.js">\n<link rel="stylesheet" href="/c.css">';
    expect(withoutScript(data + head).replace(/\s/g, '')).toBe(
      `${data}<link rel="stylesheet" href="/c.css">`.replace(/\s/g, ''),
    );
  });
});

it('a page asks for its script last', () => {
  const data = '<script type="application/json" id="deployment">{}</script>';
  expect(withScriptLast(`${data}<script type="module" crossorigin src="/a.js"></script>`)).toBe(
    `${data}<script type="module" fetchpriority="low" crossorigin src="/a.js"></script>`,
  );
});
