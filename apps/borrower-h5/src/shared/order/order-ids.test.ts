import { expect, it } from 'vitest';
import { canonicalOrderId } from './order-ids.ts';

it.each([
  ['7001', '7001'],
  ['07001', '7001'],
  ['0', '0'],
  ['000', '0'],
  ['0A1', '0A1'],
  ['', ''],
])('the order number %s is %s', (orderId, canonical) => expect(canonicalOrderId(orderId)).toBe(canonical));
