import { expect, test } from 'vitest';

import { withMissing, withoutNames } from './query.ts';

test.each([
  ['a=1&b=2', 'b=2'],
  ['%61=1&b', 'b'],
  ['a', ''],
  ['?a=1', '?a=1'],
  ['b=%7e&&c=+', 'b=%7e&&c=+'],
  ['aa=1&b=a', 'aa=1&b=a'],
])('%s without a is %s', (query, rest) => expect(withoutNames(query, ['a'])).toBe(rest));

test.each([
  ['', 'a=1'],
  ['a=2', 'a=2'],
  ['a', 'a'],
  ['?a=2', '?a=2&a=1'],
  ['b=%7e&&', 'b=%7e&&&a=1'],
])('%s with a is %s', (query, whole) => expect(withMissing(query, { a: 1, gone: undefined })).toBe(whole));
