import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderStatus } from './order-status.ts';

describe('the order status', () => {
  it.each([
    [21, 'processing'],
    [110, 'status110'],
    [151, 'status151'],
    [170, 'repayable'],
    [174, 'due'],
    [180, 'overdue'],
    [200, 'closed'],
  ] as const)('%i is %s, as number or text', (code, kind) => {
    expect(parse(orderStatus, code)).toEqual({ kind, code });
    expect(parse(orderStatus, ` ${code}`)).toEqual({ kind, code });
  });

  it.each([0, 171, '', 'paid', '174.0', -21])('%j is not recognised', (code) => {
    expect(parse(orderStatus, code)).toEqual({ kind: 'unrecognised', raw: String(code) });
  });

  it.each([null, undefined, {}, true])('%j is no status at all', (code) => {
    expect(safeParse(orderStatus, code).success).toBe(false);
  });
});
