import { expect, it } from 'vitest';
import { injectMessages, messagesScript } from './inject-messages.js';

const files = { original: '/assets/o.js', en: '/assets/e.js', fil: '/assets/f.js' };
const words = {
  original: { common: { retry: 'Retry', back: 'Back' }, orders: { title: 'Orders' } },
  en: { common: { retry: 'Try </script>', back: 'Back' }, orders: { title: 'Loans' } },
  fil: { common: { retry: 'Subukan', back: 'Bumalik' }, orders: { title: 'Mga loan' } },
};
const page = [
  '<link rel="modulepreload" crossorigin href="/assets/app.js">',
  '<link rel="modulepreload" crossorigin href="/assets/o.js">',
  messagesScript({ locale: 'original', screen: '/repay', files, words: { common: { retry: 'Retry' } } }),
].join('');

const blockOf = (html: string) => /id="words">([^<]*)<\/script>/.exec(html)?.[1] ?? '';

it('a page says the same in the language of the deployment, and asks for its file', () => {
  const filipino = injectMessages(page, 'fil', { files, words });
  expect(JSON.parse(blockOf(filipino))).toEqual({
    locale: 'fil',
    screen: '/repay',
    files,
    words: { common: { retry: 'Subukan' } },
  });
  expect(filipino).toContain('href="/assets/f.js"');
  expect(filipino).not.toContain('href="/assets/o.js"');
  expect(filipino).toContain('href="/assets/app.js"');
});

it('injectMessages goes from language to language and back', () => {
  expect(injectMessages(injectMessages(page, 'en', { files, words }), 'original', { files, words })).toBe(page);
});

it('no text can close the element that contains it', () => {
  const english = injectMessages(page, 'en', { files, words });
  expect(english.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(blockOf(english)).words.common.retry).toBe('Try </script>');
});

it('injectMessages leaves a page alone that has no messages', () => {
  expect(injectMessages('<p>"/assets/o.js"</p>', 'fil', { files, words })).toBe('<p>"/assets/o.js"</p>');
});
