import { locales } from '@peace/i18n';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIn, localeOfPath, localePath } from './site-address.ts';

describe('the languages’ paths', () => {
  it('are / for the default and a folder for each other', () => {
    expect(locales.map((locale) => localePath(locale, 'original'))).toEqual(['/', '/en/', '/fil/']);
    expect(locales.map((locale) => localePath(locale, 'en'))).toEqual(['/original/', '/', '/fil/']);
  });

  it.each(locales)('name %s back', (locale) => {
    expect(localeOfPath(`/${locale}/`)).toBe(locale);
    expect(localeOfPath(`/${locale}/index.html`)).toBe(locale);
  });

  it.each(['/', '/de/', '/fil', '/fil/x', '//fil/', '/index.html'])('%s names none', (path) => {
    expect(localeOfPath(path)).toBeNull();
  });
});

describe('the address in another language', () => {
  it('keeps query and hash, without an older language', () => {
    const here = { query: '?amount=5000&lang=en&utm_tag=a%20b', hash: '#home/calculator' };
    expect(addressIn('fil', 'en', here)).toBe('/fil/?amount=5000&utm_tag=a+b#home/calculator');
    expect(addressIn('en', 'en', { query: '?lang=fil', hash: '' })).toBe('/');
  });

  it('keeps every parameter, whatever it holds', () => {
    const pair = fc.tuple(
      fc.string().filter((name) => name !== 'lang'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const query = `?${new URLSearchParams(pairs)}`;
        const { search } = new URL(addressIn('fil', 'en', { query, hash: '' }), 'http://localhost');
        expect([...new URLSearchParams(search)]).toEqual([...new URLSearchParams(query)]);
      }),
    );
  });
});
