import { expect, it } from 'vitest';
import { toStoredPayCode } from '#shared/order/pay-code-item.ts';
import { aDefaultPayCode, aPayCodeOwner } from '#features/payment/testing/a-repayment.ts';
import { anInstalmentArrived, aPendingPhase } from '#features/payment/testing/a-payment.ts';
import { noticeOf } from '#features/payment/payment-page.model.ts';
import { codeValidityOf, type CodeNow } from './code-validity.model.ts';

const pesos = (minor: number) => ({ minor, currency: 'PHP' }) as const;
const stored = toStoredPayCode(aDefaultPayCode(), pesos(545_000), aPayCodeOwner());
const now: CodeNow = { amount: pesos(545_000), payCode: aDefaultPayCode() };
type Context = Parameters<typeof codeValidityOf>[2];
const context: Context = { notice: { kind: 'none' }, code: 'offered' };

it.each<[string, CodeNow | null, Partial<Context>, string]>([
  ['as the server has it', now, {}, 'offered'],
  ['that was not read yet', null, {}, 'reading'],
  ['that could not be read', null, { code: 'old' }, 'old'],
  ['of an amount that grew', { ...now, amount: pesos(560_000) }, {}, 'notCurrent'],
  [
    'of an amount that grew, known from before a failed read',
    { ...now, amount: pesos(560_000) },
    { code: 'old' },
    'notCurrent',
  ],
  ['of an amount that cannot be read now', { ...now, amount: null }, {}, 'notCurrent'],
  ['that was replaced', { ...now, payCode: aDefaultPayCode({ payCode: '999' }) }, {}, 'notCurrent'],
  ['whose payment arrived, though as much is due next', now, { notice: noticeOf(anInstalmentArrived()) }, 'over'],
  ['of an order that is over', now, { code: 'over' }, 'over'],
  ['in another currency', { ...now, amount: { minor: 545_000, currency: 'INR' } }, {}, 'notCurrent'],
  ['that is offered no more', { ...now, payCode: null }, {}, 'notCurrent'],
  ['beside another payment', now, { notice: noticeOf(aPendingPhase()) }, 'offered'],
  [
    'of an amount that grew, beside another payment',
    { ...now, amount: pesos(560_000) },
    { notice: noticeOf(aPendingPhase()) },
    'notCurrent',
  ],
])('a code %s is %4$s', (_, read, changes, validity) => {
  expect(codeValidityOf(stored, read, { ...context, ...changes })).toBe(validity);
});
