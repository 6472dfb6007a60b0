import { expect, it, vi } from 'vitest';
import { addWords, loadedArea } from './loaded-words.ts';
import { createTranslator } from './create-translator.ts';
import { readPageWords, takePageWords } from './page-words.ts';

const original = { hi: 'Hi' } as const;
const files = {
  original: 'data:text/javascript,0',
  en: 'data:text/javascript,export default {a:{hi:"Hello"}}',
  fil: '',
};

it('an area says what has been loaded, in whatever order', async () => {
  const t = createTranslator('en')(loadedArea<typeof original>('a'));
  await takePageWords({ locale: 'fil', screen: '/a', words: { a: { hi: 'Kumusta' } }, files }, 'fil');
  // Its own has not come.
  expect(t('hi')).toBe('Kumusta');
  await takePageWords({ locale: 'fil', screen: '/a', words: {}, files }, 'en');
  expect(t('hi')).toBe('Hello');
  addWords('en', { a: { hi: 'Hello there' } });
  expect(t('hi')).toBe('Hello there');
});

it('a language that cannot be loaded is an error, and not another language', async () => {
  const missing = { ...files, original: 'data:text/javascript,throw 1' };
  await expect(takePageWords({ locale: 'fil', screen: '/a', words: {}, files: missing }, 'original')).rejects.toBe(1);
});

it('the page’s block is read; there is none in development', () => {
  const getElementById = vi.fn<() => HTMLElement | null>(() => null);
  expect(readPageWords({ getElementById })).toBeNull();
  const element = Object.assign(document.createElement('script'), { type: 'application/json' });
  element.textContent = JSON.stringify({ locale: 'en', screen: '/a', words: {}, files });
  getElementById.mockReturnValue(element);
  expect(readPageWords({ getElementById })).toEqual({ locale: 'en', screen: '/a', words: {}, files });
});
