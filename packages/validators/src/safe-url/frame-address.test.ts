import { expect, it } from 'vitest';
import { frameAddress } from './frame-address.ts';

const page = { location: { href: 'https://app.test/loanConfirm?productId=1' } };

it.each([
  ['https://lender.test/agreement.html?x=1', 'https://lender.test/agreement.html?x=1'],
  ['http://lender.test/a', 'http://lender.test/a'],
  ['/agreements/1', 'https://app.test/agreements/1'],
])('frames %s', (link, address) => {
  expect(frameAddress(page, link)).toBe(address);
});

it.each([
  '',
  'javascript:alert(1)',
  'data:text/html,<p>',
  'blob:https://app.test/1',
  'peace://agreement',
  '//evil.test/a',
  '/\\evil.test/a',
  'https://app.test@evil.test/',
  ' https://lender.test/',
  'agreement.html',
])('frames nothing for %j', (link) => {
  expect(frameAddress(page, link)).toBeNull();
});
