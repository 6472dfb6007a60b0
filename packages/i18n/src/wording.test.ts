// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createTranslator } from './create-translator.ts';
import type { MessageArea } from './define-messages.ts';
import { readPageWords, wordsFor } from './page-words.ts';

const files = {
  original: 'data:text/javascript,throw 1',
  en: 'data:text/javascript,export default {a:{hi:"Hello"}}',
  fil: '',
};
const page = { locale: 'fil', words: { a: { hi: 'Kumusta' } }, files } as const;

it('an area without catalogues is read from the words that were loaded, by its name', async () => {
  // What a build makes of an area's module.
  const area = 'a' as unknown as MessageArea<{ hi: string }>;
  expect(createTranslator('fil', await wordsFor('fil', page))(area)('hi')).toBe('Kumusta');
  expect(createTranslator('en', await wordsFor('en', page))(area)('hi')).toBe('Hello');
});

it('a language that cannot be loaded is an error, and not another language', async () => {
  await expect(wordsFor('original', page)).rejects.toBe(1);
});

it('the page’s block is read; there is none in development', () => {
  const getElementById = vi.fn<() => HTMLElement | null>(() => null);
  expect(readPageWords({ getElementById })).toBeNull();
  const element = Object.assign(document.createElement('script'), { type: 'application/json' });
  element.textContent = JSON.stringify(page);
  getElementById.mockReturnValue(element);
  expect(readPageWords({ getElementById })).toEqual(page);
});
