import { describe, expect, it } from 'vitest';
import { anOrderToPay } from '#features/payment/testing/a-lender.ts';
import { repaid } from '#features/payment/testing/a-payment.ts';
import { paymentMethodsStateOf } from './payment-methods-state.ts';
import { aWay } from './testing/a-way.ts';

const order = anOrderToPay();
const done = { kind: 'done' } as const;
const running = { kind: 'running' } as const;
const loading = { kind: 'loading' } as const;
const error = { kind: 'network' } as const;
const failed = { kind: 'failed', message: 'No.', isRetrying: false, error } as const;
const ways = { kind: 'ready', data: aWay(), refresh: done, readAt: 0 } as const;

type Reading = Parameters<typeof paymentMethodsStateOf>[1];
const reading: Reading = {
  order: { kind: 'ready', data: order, refresh: done, readAt: 0 },
  notPayable: null,
  refresh: { order: done, due: done },
};
const stateOf = (read: Parameters<typeof paymentMethodsStateOf>[0], changes: Partial<Reading> = {}) =>
  paymentMethodsStateOf(read, { ...reading, ...changes }, null, 'Unreadable.');

describe('the page of the ways to pay', () => {
  it.each<[string, Parameters<typeof stateOf>, object]>([
    ['shows the ways, and the order', [ways], { kind: 'ready', data: { ways: aWay(), order } }],
    ['says first that the order cannot be paid', [failed, { notPayable: repaid }], { kind: 'settled' }],
    ['says that the ways could not be read', [failed, { order: failed }], { message: 'Unreadable.' }],
    ['says that the order could not be read', [loading, { order: failed }], failed],
    ['waits for the ways', [loading], loading],
    ['shows the ways while the order is read', [ways, { order: loading }], { data: { order: null } }],
  ])('%s', (_, read, expected) => expect(stateOf(...read)).toMatchObject(expected));

  it.each([
    ['the amount due is read again', { order: done, due: running }, 'running'],
    ['the order is read again', { order: running, due: done }, 'running'],
    ['the amount due could not be read', { order: done, due: { kind: 'failed', error, readAt: 0 } }, 'done'],
  ] as const)('where %s', (_, refresh, kind) => {
    expect(stateOf(ways, { refresh })).toMatchObject({ data: { refresh: { kind } } });
  });
});
