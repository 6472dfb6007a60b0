import { describe, expect, it } from 'vitest';
import { chooseLocale, htmlLang, isLocale, localeNames, locales, offeredLocales } from './locale.ts';

describe('chooseLocale', () => {
  it.each([
    [{ query: 'fil', stored: 'en', fallback: 'en' }, 'fil'],
    [{ stored: 'en', fallback: 'fil' }, 'en'],
    [{ query: null, stored: null, fallback: 'fil' }, 'fil'],
    [{ query: 'tl', stored: 'en' }, 'en'],
    [{ query: '', stored: 'EN', fallback: 'de' }, 'original'],
    [{ query: 'original', stored: 'fil' }, 'original'],
    [{}, 'original'],
  ])('%j gives %s', (choice, locale) => {
    expect(chooseLocale(choice)).toBe(locale);
  });
});

describe('isLocale', () => {
  it.each(locales)('knows %s', (locale) => {
    expect(isLocale(locale)).toBe(true);
  });
  it.each(['', 'Fil', 'toString', null, undefined, 1, ['en']])('refuses %j', (value) => {
    expect(isLocale(value)).toBe(false);
  });
});

describe('htmlLang', () => {
  it.each(locales)('gives a language tag for %s', (locale) => {
    expect(Intl.getCanonicalLocales(htmlLang(locale))).toEqual([locale === 'fil' ? 'fil-PH' : 'en-PH']);
  });
});

it('every catalogue has a name for the switch', () => {
  expect(Object.keys(localeNames)).toEqual([...locales]);
});

it('the original wording is offered only where it is the default', () => {
  expect(offeredLocales('en')).toEqual(['en', 'fil']);
  expect(offeredLocales('fil')).toEqual(['fil', 'en']);
  expect(offeredLocales('original')).toEqual(['original', 'en', 'fil']);
});
