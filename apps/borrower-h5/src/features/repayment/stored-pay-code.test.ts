import { localItems } from '@peace/session/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedPayCode, toStoredPayCode, totalOf } from './stored-pay-code.ts';
import { aDefaultPayCode } from './testing/a-repayment.ts';

const pesos = { minor: 545_000, currency: 'PHP' } as const;
const item = storedPayCode(localItems(window));

beforeEach(() => localStorage.clear());

describe('the stored pay code', () => {
  it.each(['repayment', 'extension'] as const)('comes back as it was opened for a %s', (purpose) => {
    const stored = toStoredPayCode(aDefaultPayCode(), pesos, purpose);
    item.write(stored);
    expect(item.read()).toEqual(stored);
    expect(totalOf(stored)).toEqual(pesos);
    expect(Object.keys(stored)).toContain(purpose === 'extension' ? 'delayAmount' : 'repayAmount');
  });

  it.each([null, { minor: 0, currency: 'PHP' }, { minor: -5, currency: 'PHP' }] as const)(
    'has no total where the server’s amount is %j',
    (amount) => {
      expect(totalOf(toStoredPayCode(aDefaultPayCode(), amount, 'repayment'))).toBeNull();
    },
  );

  it('prefers the repayment’s amount to the extension’s', () => {
    const stored = { ...toStoredPayCode(aDefaultPayCode(), pesos, 'repayment'), delayAmount: { ...pesos, minor: 1 } };
    expect(totalOf(stored)).toEqual(pesos);
  });

  it.each([
    '',
    '{',
    'null',
    '{"version":1,"value":null}',
    '{"version":1,"value":{"logo":"","title":"","payCode":"","payNotice":[]}}',
    '{"version":1,"value":{"logo":"","title":"","payCode":"1","payNotice":{}}}',
    '{"version":1,"value":{"logo":"","title":"","payCode":"1","payNotice":[],"repayAmount":5450}}',
    '{"version":1,"value":{"logo":"","title":"","payCode":"1","payNotice":[],"repayAmount":{"minor":0.5,"currency":"PHP"}}}',
  ])('is none where the storage holds %j', (text) => {
    localStorage.setItem('peace:repayment-code', text);
    expect(item.read()).toBeNull();
  });
});
