import { localItems } from '@peace/web-platform/storage';
import { describe, expect, it } from 'vitest';
import { openItem } from '#shared/storage/stored-item.ts';
import { forgetPayCodeOf, payCodeOf, toStoredPayCode, totalOf, payCodeItem } from '#shared/order/pay-code-item.ts';
import { aDefaultPayCode, aPayCodeOwner } from './testing/a-repayment.ts';

const pesos = { minor: 545_000, currency: 'PHP' } as const;
const day = 24 * 60 * 60 * 1000;
const itemOf = (borrower: string | null, now = 0) =>
  openItem({ storage: localItems(window), clock: { now: () => now }, borrower }, payCodeItem);
const item = itemOf('ana');

describe('the stored pay code', () => {
  it.each(['repayment', 'extension'] as const)('comes back as it was opened for a %s', (purpose) => {
    const stored = toStoredPayCode(aDefaultPayCode(), pesos, aPayCodeOwner({ purpose }));
    item.write(stored);
    expect(item.read()).toEqual(stored);
    expect(totalOf(stored)).toEqual(pesos);
    expect(Object.keys(stored)).toContain(purpose === 'extension' ? 'delayAmount' : 'repayAmount');
  });

  it.each([null, { minor: 0, currency: 'PHP' }, { minor: -5, currency: 'PHP' }] as const)(
    'has no total where the server’s amount is %j',
    (amount) => {
      expect(totalOf(toStoredPayCode(aDefaultPayCode(), amount, aPayCodeOwner()))).toBeNull();
    },
  );

  it('prefers the repayment’s amount to the extension’s', () => {
    const stored = {
      ...toStoredPayCode(aDefaultPayCode(), pesos, aPayCodeOwner()),
      delayAmount: { ...pesos, minor: 1 },
    };
    expect(totalOf(stored)).toEqual(pesos);
  });

  it.each([
    ['the same borrower', 'ana', 1, true],
    ['a clock that was set back', 'ana', -1, true],
    ['the last day', 'ana', 30 * day - 1, true],
    ['thirty days later', 'ana', 30 * day, false],
    ['another borrower', 'ben', 1, false],
    ['a page without a session', null, 1, false],
  ])('for %s it is there: %4$j', (_, borrower, now, isThere) => {
    item.write(toStoredPayCode(aDefaultPayCode(), pesos, aPayCodeOwner()));
    expect(itemOf(borrower, now).read() !== null).toBe(isThere);
  });

  it('is removed with its own order alone', () => {
    item.write(toStoredPayCode(aDefaultPayCode(), pesos, aPayCodeOwner()));
    forgetPayCodeOf(item, '7002', 'repayment');
    forgetPayCodeOf(item, '7001', 'extension');
    expect(item.read()).not.toBeNull();
    forgetPayCodeOf(item, '7001', 'repayment');
    expect(item.read()).toBeNull();
  });

  it('is its order’s in every spelling of the number', () => {
    item.write(toStoredPayCode(aDefaultPayCode(), pesos, aPayCodeOwner()));
    expect(payCodeOf(item, '07001')).not.toBeNull();
    expect(payCodeOf(item, '70010')).toBeNull();
    forgetPayCodeOf(item, '07001', 'repayment');
    expect(item.read()).toBeNull();
  });

  const valid = {
    orderId: '7001',
    purpose: 'repayment',
    storedAt: 0,
    logo: '',
    title: '',
    payNotice: [],
    payCode: '1',
  };
  const stored = (value: object | null, version = 3) =>
    JSON.stringify({ version, value: { owner: 'ana', storedAt: 0, value } });

  it('is there where the storage holds one', () => {
    localStorage.setItem('peace:repayment-code', stored(valid));
    expect(item.read()).not.toBeNull();
  });

  it('of release 0.1.0, which stored the user with it, is dropped', () => {
    const old = JSON.stringify({ version: 2, value: { ...valid, userId: 'u-1' } });
    localStorage.setItem('peace:repayment-code', old);
    expect(item.read()).toBeNull();
    expect(localStorage.getItem('peace:repayment-code')).toBeNull();
  });

  it.each([
    stored(valid, 2),
    stored({ ...valid, orderId: '' }),
    '',
    '{',
    'null',
    '{"version":3,"value":null}',
    stored(null),
    stored({ ...valid, payCode: '' }),
    stored({ ...valid, payNotice: {} }),
    stored({ ...valid, repayAmount: 5450 }),
    stored({ ...valid, repayAmount: { minor: 0.5, currency: 'PHP' } }),
  ])('is none where the storage holds %j', (text) => {
    localStorage.setItem('peace:repayment-code', text);
    expect(item.read()).toBeNull();
  });
});
