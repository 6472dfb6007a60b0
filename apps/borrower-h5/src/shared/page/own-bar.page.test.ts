import { afterEach, expect, test } from 'vitest';
import { applyOwnBar } from './own-bar.ts';

const root = document.documentElement;

/** Opens a page of the visit. */
function open(search: string): string | undefined {
  delete root.dataset['nav'];
  applyOwnBar(Object.assign(Object.create(window), { location: { search } }));
  return root.dataset['nav'];
}

afterEach(() => {
  delete root.dataset['nav'];
});

test('the bar is the page’s unless the shell says that it draws one', () => {
  expect([open(''), open('?nav='), open('?nav=1'), open('?nav=00')]).toEqual(Array(4).fill(undefined));
});

test('nav=0 holds for the visit, until a link says otherwise', () => {
  expect([open('?nav=0'), open('?orderId=1'), open('?nav=1'), open('')]).toEqual(['0', '0', undefined, undefined]);
});
