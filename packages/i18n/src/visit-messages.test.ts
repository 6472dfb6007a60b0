import { beforeEach, expect, test, vi } from 'vitest';
import { createTranslator } from './create-translator.ts';
import { addWords, loadedArea } from './loaded-words.ts';
import { loadWords } from './load-words.ts';
import type { PageWords } from './page-words.ts';
import { allWords, loadVisitMessages, withMessages } from './visit-messages.ts';

vi.mock(import('./load-words.ts'), () => ({ loadWords: vi.fn<typeof loadWords>() }));

const files = { original: '', en: '', fil: '' };
const page: PageWords = { locale: 'en', screen: '/repay', files, words: { repay: { title: 'Pay' } } };
const all = { repay: { title: 'Pay' }, orders: { title: 'My loans' } };
const title = (name: string) => createTranslator('en')(loadedArea<{ readonly title: 'text' }>(name))('title');
const part = vi.fn(async () => 'the part');

beforeEach(() => {
  vi.mocked(loadWords)
    .mockReset()
    .mockImplementation(async (locale) => addWords(locale, all));
  part.mockClear();
  addWords('en', {});
});

test('a visit begins with what the page brought along, and asks for nothing', async () => {
  await loadVisitMessages(page, 'en');
  expect(title('repay')).toBe('Pay');
  await withMessages(part, '/repay');
  expect(loadWords).not.toHaveBeenCalled();
});

test.each([
  ['in another language than the page’s', { ...page, locale: 'fil' as const }],
  ['without an early page', null],
])('a visit begins with the whole language %s', async (_, given) => {
  await loadVisitMessages(given, 'en');
  expect(title('orders')).toBe('My loans');
  await withMessages(part);
  expect(loadWords).toHaveBeenCalledExactlyOnceWith('en');
});

test('another screen, or a part that is loaded later, comes with the rest, which is loaded once', async () => {
  await loadVisitMessages(page, 'en');
  await Promise.all([withMessages(part, '/order'), withMessages(part)]);
  expect(title('orders')).toBe('My loans');
  await allWords();
  await withMessages(part);
  expect(loadWords).toHaveBeenCalledExactlyOnceWith('en');
  expect(part).toHaveBeenCalledTimes(3);
});

test('words that do not come fail the part, and are asked for again with the next one', async () => {
  vi.mocked(loadWords).mockRejectedValueOnce(new TypeError('No connection.'));
  await loadVisitMessages(page, 'en');
  await expect(withMessages(part)).rejects.toThrow('No connection.');
  await expect(withMessages(part)).resolves.toBe('the part');
  expect(title('orders')).toBe('My loans');
});

test('a visit that begins without its words says so', async () => {
  vi.mocked(loadWords).mockRejectedValueOnce(new TypeError('No connection.'));
  await expect(loadVisitMessages(null, 'en')).rejects.toThrow('No connection.');
});
