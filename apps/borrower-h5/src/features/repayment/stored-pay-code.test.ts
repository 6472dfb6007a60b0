// @vitest-environment happy-dom
import { localItems } from '@peace/web-platform/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPayCodeOf, readPayCode, storedPayCode, toStoredPayCode, totalOf } from './stored-pay-code.ts';
import { aDefaultPayCode, aPayCodeOwner } from './testing/a-repayment.ts';

const pesos = { minor: 545_000, currency: 'PHP' } as const;
const day = 24 * 60 * 60 * 1000;
const item = storedPayCode(localItems(window));

beforeEach(() => localStorage.clear());

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
    ['the same borrower', { userId: 'u-1', now: 1 }, true],
    ['a page without a session', { userId: '', now: 1 }, true],
    ['a clock that was set back', { userId: 'u-1', now: -1 }, true],
    ['the last day', { userId: 'u-1', now: 30 * day - 1 }, true],
    ['another borrower', { userId: 'u-2', now: 1 }, false],
    ['thirty days later', { userId: 'u-1', now: 30 * day }, false],
  ])('for %s: %j is there: %j', (_, who, isThere) => {
    item.write(toStoredPayCode(aDefaultPayCode(), pesos, aPayCodeOwner()));
    expect(readPayCode(item, who) !== null).toBe(isThere);
    expect(item.read() !== null).toBe(isThere);
  });

  it('is removed with its own order alone', () => {
    item.write(toStoredPayCode(aDefaultPayCode(), pesos, aPayCodeOwner()));
    forgetPayCodeOf(item, '7002', 'repayment');
    forgetPayCodeOf(item, '7001', 'extension');
    expect(item.read()).not.toBeNull();
    forgetPayCodeOf(item, '7001', 'repayment');
    expect(item.read()).toBeNull();
  });

  const valid = { orderId: '7001', purpose: 'repayment', userId: '', storedAt: 0, logo: '', title: '', payNotice: [] };

  it('is there where the storage holds one', () => {
    localStorage.setItem('peace:repayment-code', JSON.stringify({ version: 2, value: { ...valid, payCode: '1' } }));
    expect(item.read()).not.toBeNull();
  });

  it.each([
    JSON.stringify({ version: 1, value: { ...valid, payCode: '1' } }),
    JSON.stringify({ version: 2, value: { ...valid, payCode: '1', orderId: '' } }),
    '',
    '{',
    'null',
    '{"version":2,"value":null}',
    JSON.stringify({ version: 2, value: { ...valid, payCode: '' } }),
    JSON.stringify({ version: 2, value: { ...valid, payCode: '1', payNotice: {} } }),
    JSON.stringify({ version: 2, value: { ...valid, payCode: '1', repayAmount: 5450 } }),
    JSON.stringify({ version: 2, value: { ...valid, payCode: '1', repayAmount: { minor: 0.5, currency: 'PHP' } } }),
  ])('is none where the storage holds %j', (text) => {
    localStorage.setItem('peace:repayment-code', text);
    expect(item.read()).toBeNull();
  });
});
