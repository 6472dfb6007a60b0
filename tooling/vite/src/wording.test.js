import { expect, it } from 'vitest';
import { wordsIn, wordsOf } from './wording.js';

const areas = {
  common: { original: { retry: 'Retry', back: 'Back' }, en: { retry: 'Try again', back: 'Back' } },
  orders: { original: { title: 'Orders' }, en: { title: 'My loans' } },
};

it('one language of each area', () => {
  expect(wordsIn(areas, 'en')).toEqual({ common: { retry: 'Try again', back: 'Back' }, orders: { title: 'My loans' } });
});

it.each([
  ['a literal', 'const m=a("common");t("retry")'],
  ['in other quotes', 'const m=a(`common`);t(o?`retry`:x)'],
  ['a property', 'a("common");const k={retry:1};for(const e in k)t(e)'],
])('a script has the words it can say: %s', (_, code) => {
  expect(wordsOf(wordsIn(areas, 'en'), code)).toEqual({ common: { retry: 'Try again' } });
});

it('an area that is not named is left out, whatever its keys', () => {
  expect(wordsOf(wordsIn(areas, 'original'), 'a("common");t("back");t("title")')).toEqual({ common: { back: 'Back' } });
});

it('the order in which the areas were found leaves no trace in a language’s file', () => {
  const one = { hi: { original: { a: 'A' } }, bye: { original: { b: 'B' } } };
  const other = { bye: one.bye, hi: one.hi };
  expect(JSON.stringify(wordsIn(one, 'original'))).toBe(JSON.stringify(wordsIn(other, 'original')));
});
