import { expect, test } from 'vitest';

import { ownPath } from './own-path.ts';

test.each([
  ['/', '/'],
  ['/order', '/order'],
  ['/loanDetail?orderId=%26#end', '/loanDetail?orderId=%26#end'],
  ['/a/../b', '/b'],
  ['/%2F/evil.example', '/%2F/evil.example'],
  ['/@evil.example', '/@evil.example'],
])('%s is %s', (text, path) => expect(ownPath(text)).toBe(path));

test.each([
  '',
  'order',
  '?x',
  '#x',
  ' /order',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example/x',
  '/\n\\evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '//own.invalid/x/..//evil.example',
  'https://own.invalid/order',
  'javascript:alert(1)',
])('%j is no path of the own origin', (text) => expect(ownPath(text)).toBeNull());
