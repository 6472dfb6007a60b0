import { expect, test } from 'vitest';
import { exceeded } from './budget-faults.ts';

const sizes = {
  pages: { 'index.html': { html: { markup: 0.3, styles: 0.2 } } },
  routes: {
    repay: {
      js: { 'assets/app-AAAAAAAA.js': 60.04, 'assets/repay-BBBBBBBB.js': 40 },
      css: { 'assets/app-CCCCCCCC.css': 9 },
      requests: {
        'the page': 1,
        'assets/app-AAAAAAAA.js': 1,
        'assets/repay-BBBBBBBB.js': 1,
        'assets/app-CCCCCCCC.css': 1,
      },
    },
  },
};
const page = { 'index.html': { html: 0.5 } };
const kept = { pages: page, routes: { repay: { js: 101, css: 9, requests: 4 } } };

test('a size equal to its limit is accepted', () => {
  expect(exceeded(kept, { sizes })).toEqual([]);
});

test('names each exceeded limit, the bytes over it, the largest files and the limit to enter', () => {
  const limits = { pages: { 'index.html': { html: 0.4 } }, routes: { repay: { js: 98.5, css: 8.996, requests: 3 } } };
  expect(exceeded(limits, { sizes })).toEqual([
    'pages, index.html: 0.5 kB of html, 100 bytes more than its 0.4 (largest: markup 0.3; styles 0.2); to allow it, enter 0.5',
    'routes, repay: 100.0 kB of js, 1540 bytes more than its 98.5 (largest: assets/app-AAAAAAAA.js 60.0; assets/repay-BBBBBBBB.js 40.0); to allow it, enter 100.25',
    'routes, repay: 9.0 kB of css, 4 bytes more than its 8.996 (largest: assets/app-CCCCCCCC.css 9.0); to allow it, enter 9',
    'routes, repay: 4 requests, 1 more than its 3 (the page, assets/app-AAAAAAAA.js, assets/repay-BBBBBBBB.js, assets/app-CCCCCCCC.css); to allow it, enter 4',
  ]);
});

test('names files that have grown or are new since the last sizes', () => {
  const limits = { pages: page, routes: { repay: { js: 98.5, css: 9, requests: 3 } } };
  const before = {
    routes: {
      repay: {
        js: { 'assets/app-DDDDDDDD.js': 58 },
        css: {},
        requests: { 'the page': 1, 'assets/app-DDDDDDDD.js': 1, 'assets/app-EEEEEEEE.css': 1 },
      },
    },
  };
  expect(exceeded(limits, { sizes, before })).toEqual([
    'routes, repay: 100.0 kB of js, 1540 bytes more than its 98.5 (grown: assets/repay-BBBBBBBB.js 40.0, was not there; assets/app-AAAAAAAA.js 60.0, was 58.0); to allow it, enter 100.25',
    'routes, repay: 4 requests, 1 more than its 3 (new: assets/repay-BBBBBBBB.js); to allow it, enter 4',
  ]);
});

test('a new route needs a limit, and a removed one must not have one', () => {
  const limits = {
    pages: { ...page, 'old.html': { html: 1 } },
    routes: { repay: { js: 101, requests: 4 } },
  };
  expect(exceeded(limits, { sizes })).toEqual([
    'pages, old.html: a limit for something that is not built',
    'routes, repay: 9.0 kB of css without a limit; enter 9',
  ]);
});
