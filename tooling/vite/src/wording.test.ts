import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { areasOf, wordsIn } from './wording.ts';

const areas = {
  common: { original: { retry: 'Retry', back: 'Back' }, en: { retry: 'Try again', back: 'Back' } },
  orders: { original: { title: 'Orders' }, en: { title: 'My loans' } },
};

it('one language of each area', () => {
  expect(wordsIn(areas, 'en')).toEqual({ common: { retry: 'Try again', back: 'Back' }, orders: { title: 'My loans' } });
});

it('the areas of an app’s modules, by their files', async () => {
  const root = resolve(import.meta.dirname, '../../../apps/borrower-h5');
  const file = '/anywhere/packages/i18n/src/messages/common.ts';
  const found = await areasOf(root, ['/anywhere/main.tsx', file]);
  expect(Object.keys(found)).toEqual(['commonMessages']);
  expect(found['commonMessages']?.['original']?.['retry']).toBe('Retry');
});

it('the order in which the areas were found leaves no trace in a language’s file', () => {
  const one = { hi: { original: { a: 'A' } }, bye: { original: { b: 'B' } } };
  const other = { bye: one.bye, hi: one.hi };
  expect(JSON.stringify(wordsIn(one, 'original'))).toBe(JSON.stringify(wordsIn(other, 'original')));
});
