import { expect, test } from 'vitest';
import { exceeded } from './budget.js';

const sizes = { pages: { 'index.html': { html: 0.5 } }, routes: { repay: { js: 100.04, css: 9 } } };

test('what is as large as its limit is no fault', () => {
  expect(exceeded({ pages: { 'index.html': { html: 0.5 } }, routes: { repay: { js: 101, css: 9 } } }, sizes)).toEqual(
    [],
  );
});

test('what is larger is named, with how much', () => {
  const limits = { pages: { 'index.html': { html: 0.5 } }, routes: { repay: { js: 98.5, css: 9 } } };
  expect(exceeded(limits, sizes)).toEqual(['routes, repay: 100.0 kB of js, 1.5 more than its 98.5']);
});

test('what is new needs a limit, and what is gone has one too many', () => {
  const limits = { pages: { 'index.html': { html: 0.5 }, 'old.html': { html: 1 } }, routes: { repay: { js: 101 } } };
  expect(exceeded(limits, sizes)).toEqual([
    'pages, old.html: a limit for something that is not built',
    'routes, repay: 9.0 kB of css without a limit',
  ]);
});
