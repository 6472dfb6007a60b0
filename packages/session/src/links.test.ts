import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { entryLinkTo, linkTo, type InAppPath } from './links.ts';
import type { QueryParams } from './query.ts';
import { sessionParamNames } from './session-param.ts';

test.each<{ path: InAppPath; params: QueryParams; is: string }>([
  { path: '/repay', params: {}, is: '/repay' },
  { path: '/repay', params: { productId: 12, orderId: 'a&b=c d' }, is: '/repay?productId=12&orderId=a%26b%3Dc+d' },
  { path: '/repay', params: { productId: undefined, orderId: null, coinciding: false }, is: '/repay?coinciding=false' },
  { path: '/repay?a=x%20y#end', params: { b: '1', a: 'no' }, is: '/repay?a=x%20y&b=1#end' },
  { path: '#/downloadTemplate', params: { utm_tag: '₱' }, is: '#/downloadTemplate?utm_tag=%E2%82%B1' },
  { path: '/repay', params: { sessionId: 'S1', orderId: 1 }, is: '/repay?sessionId=S1&orderId=1' },
])('$is', ({ path, params, is }) => expect(entryLinkTo(path, params)).toBe(is));

test('reads back any written value', () => {
  const params = fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(params, fc.constantFrom('/repay', '/', '#/agreementTemplate'), (given, path) => {
      const link = entryLinkTo(path === '/' ? '/' : path === '/repay' ? '/repay' : '#/agreementTemplate', given);
      expect(link.startsWith(path)).toBe(true);
      const query = link.slice(path.length);
      expect(Object.fromEntries(new URLSearchParams(query))).toEqual(given);
      expect(new URL(link, 'https://peace.example').origin).toBe('https://peace.example');
    }),
  );
});

test('the session never travels in a link', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sessionParamNames)), (names) => {
      const link = linkTo(`/repay?${names.map((each) => `${each}=1&`).join('')}orderId=1`);
      expect(link).toBe('/repay?orderId=1');
    }),
  );
});
