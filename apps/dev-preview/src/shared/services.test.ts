import { expect, it } from 'vitest';
import { storybookPage } from './services.ts';

it.each([
  ['http://127.0.0.1:6006', 'http://127.0.0.1:6006/?path=/docs/contracts-calls-getoffervariant2--docs'],
  ['/storybook/', '/storybook/?path=/docs/contracts-calls-getoffervariant2--docs'],
])('the page of a call at %s', (origin, page) => {
  expect(storybookPage(origin, 'contracts/calls/getOfferVariant2')).toBe(page);
});
