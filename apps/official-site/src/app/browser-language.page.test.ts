import { beforeEach, describe, expect, it } from 'vitest';
import { markupLocale } from './browser-actions.ts';
import { actions, address, open } from './testing/opened-page.ts';

beforeEach(() => {
  open('/');
});

describe('the language of a visitor', () => {
  it('is the address’s, then the kept one, then the default', () => {
    expect(actions().preferredLocale()).toBe('en');
    actions().keepLocale('fil');
    expect(actions().preferredLocale()).toBe('fil');
    open('/original/');
    expect(actions().preferredLocale()).toBe('original');
    open('/?lang=original');
    expect(actions().preferredLocale()).toBe('original');
    open('/?lang=xx');
    expect(actions().preferredLocale()).toBe('fil');
  });

  it.each([
    ['/?lang=en&amount=5000#loan-terms/7', 'fil', '/fil/?amount=5000#loan-terms/7'],
    ['/fil/?utm_tag=a', 'en', '/?utm_tag=a'],
    ['/?lang=fil', 'fil', '/fil/'],
    ['/about/?lang=fil', 'fil', '/fil/about/'],
    ['/fil/privacy/#privacy-policy/2', 'en', '/privacy/#privacy-policy/2'],
    ['/fil/?a=%20b', 'fil', '/fil/?a=%20b'],
    ['/?a=%20b#home', 'en', '/?a=%20b#home'],
  ] as const)('at %s in %s is named by the address %s', (before, locale, after) => {
    open(before);
    actions().showLocale(locale);
    expect(address()).toBe(after);
  });
});

it.each([
  ['fil', 'fil'],
  ['xx', null],
  [undefined, null],
])('the markup’s language %s is %s', (locale, read) => {
  const root = document.createElement('html');
  if (locale !== undefined) root.dataset['locale'] = locale;
  expect(markupLocale(root)).toBe(read);
});
