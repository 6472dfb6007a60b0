import { object, picklist, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { storedAtom } from './stored-atom.ts';
import { defineItem } from '@peace/web-platform/storage';
import { aBrowser } from './testing/a-page.ts';

const HOUR = 60 * 60 * 1000;
const draft = defineItem({
  key: 'draft',
  version: 1,
  schema: object({ text: string() }),
  owner: 'borrower',
  lifetime: 'an hour',
});
const language = defineItem({
  key: 'language',
  version: 1,
  schema: picklist(['en', 'fil']),
  owner: 'device',
  lifetime: 'a year',
});

describe('a stored atom', () => {
  it('is there for the same borrower in another page, for its lifetime', () => {
    const browser = aBrowser();
    const draftAtom = storedAtom(draft, 'order-1');
    browser.page('ana').set(draftAtom, { text: 'hello' });
    expect(browser.page('ana').get(draftAtom)).toEqual({ text: 'hello' });
    browser.clock.time += HOUR;
    expect(browser.page('ana').get(draftAtom)).toBeNull();
  });

  it('is nothing to another borrower, nor to a page without one', () => {
    const browser = aBrowser();
    const draftAtom = storedAtom(draft);
    browser.page('ana').set(draftAtom, { text: 'hello' });
    expect(browser.page('ben').get(draftAtom)).toBeNull();
    expect(browser.page(null).get(draftAtom)).toBeNull();
  });

  it('an item of the device belongs to every borrower', () => {
    const browser = aBrowser();
    const languageAtom = storedAtom(language);
    browser.page('ana').set(languageAtom, 'fil');
    expect(browser.page(null).get(languageAtom)).toBe('fil');
  });

  it('is cleared by null', () => {
    const page = aBrowser().page('ana');
    const draftAtom = storedAtom(draft);
    page.set(draftAtom, { text: 'hello' });
    page.set(draftAtom, null);
    expect(page.get(draftAtom)).toBeNull();
  });

  it('follows what another page writes while something listens', () => {
    const browser = aBrowser();
    const draftAtom = storedAtom(draft);
    const [one, two] = [browser.page('ana'), browser.page('ana')];
    const seen: unknown[] = [];
    const stop = one.sub(draftAtom, () => seen.push(one.get(draftAtom)));
    expect(one.get(draftAtom)).toBeNull();
    two.set(draftAtom, { text: 'hello' });
    browser.tell('draft');
    expect(seen).toEqual([{ text: 'hello' }]);
    stop();
  });
});

describe('a page that does not know its borrower', () => {
  it('does not replace or clear what it may not read', () => {
    const browser = aBrowser();
    const draftAtom = storedAtom(draft);
    browser.page('ana').set(draftAtom, { text: 'a long text' });
    const lost = browser.page(null);
    expect(lost.set(draftAtom, { text: 'x' })).toBe(false);
    expect(lost.set(draftAtom, null)).toBe(false);
    expect(browser.page('ana').get(draftAtom)).toEqual({ text: 'a long text' });
  });

  it('stores where nothing is, and again once the other is over', () => {
    const browser = aBrowser();
    const draftAtom = storedAtom(draft);
    expect(browser.page(null).set(draftAtom, { text: 'x' })).toBe(true);
    browser.page('ana').set(draftAtom, { text: 'hers' });
    browser.clock.time += HOUR;
    expect(browser.page(null).set(draftAtom, { text: 'y' })).toBe(true);
  });
});
