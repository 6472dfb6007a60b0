import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { listedStatus, orderStatus } from './order-status.ts';

describe('the order status', () => {
  it.each([
    [21, 'processing'],
    [110, 'status110'],
    [151, 'status151'],
    [170, 'repayable'],
    [174, 'due'],
    [180, 'due'],
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

describe('the status of a listed order', () => {
  it.each([180, '180', ' 180 '])('%j is the code', (wire) => {
    expect(parse(listedStatus, wire)).toEqual({ status: { kind: 'due', code: 180 }, statusText: '' });
  });

  it.each([
    ['Overdue', 'Overdue'],
    ['333', '333'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
    [['180'], ''],
  ])('%j is the text %j', (wire, statusText) => {
    expect(parse(listedStatus, wire)).toEqual({ status: null, statusText });
  });
});
