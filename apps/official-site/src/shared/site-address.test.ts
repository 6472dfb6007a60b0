import { locales } from '@peace/i18n';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIn, pagePath, readSitePath } from './site-address.ts';
import { sitePages } from './site-pages.ts';

describe('the pages’ paths', () => {
  it('are / for the default and a folder for each other', () => {
    expect(locales.map((locale) => pagePath('home', locale, 'original'))).toEqual(['/', '/en/', '/fil/']);
    expect(locales.map((locale) => pagePath('about-us', locale, 'en'))).toEqual([
      '/original/about/',
      '/about/',
      '/fil/about/',
    ]);
  });

  it.each(sitePages)('name %s and its language back', (page) => {
    for (const locale of locales) {
      for (const file of ['', 'index.html']) {
        expect(readSitePath(pagePath(page, locale, 'en') + file)).toEqual({
          page,
          locale: locale === 'en' ? null : locale,
        });
      }
    }
  });

  it.each(['/', '/de/', '/fil', '/fil/x', '//fil/', '/index.html', '/about'])('%s names none', (path) => {
    expect(readSitePath(path)).toEqual({ locale: null, page: 'home' });
  });
});

describe('the address in another language', () => {
  it('keeps query and hash, without an older language', () => {
    const here = { page: 'home', query: '?amount=5000&lang=en&utm_tag=a%20b', hash: '#home/calculator' } as const;
    expect(addressIn('fil', 'en', here)).toBe('/fil/?amount=5000&utm_tag=a+b#home/calculator');
    expect(addressIn('en', 'en', { page: 'home', query: '?lang=fil', hash: '' })).toBe('/');
    expect(addressIn('fil', 'en', { page: 'privacy-policy', query: '', hash: '#privacy-policy/3' })).toBe(
      '/fil/privacy/#privacy-policy/3',
    );
  });

  it('keeps every parameter, whatever it holds', () => {
    const pair = fc.tuple(
      fc.string().filter((name) => name !== 'lang'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const query = `?${new URLSearchParams(pairs)}`;
        const { search } = new URL(addressIn('fil', 'en', { page: 'home', query, hash: '' }), 'http://localhost');
        expect([...new URLSearchParams(search)]).toEqual([...new URLSearchParams(query)]);
      }),
    );
  });
});
