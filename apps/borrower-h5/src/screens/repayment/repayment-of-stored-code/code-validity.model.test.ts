import { expect, it } from 'vitest';
import { toStoredPayCode } from '#features/payment/stored-pay-code.ts';
import { aDefaultPayCode, aPayCodeOwner } from '#features/payment/testing/a-repayment.ts';
import { aPendingPhase } from '#features/payment/testing/a-payment.ts';
import { codeValidityOf, type CodeNow } from './code-validity.model.ts';

const pesos = (minor: number) => ({ minor, currency: 'PHP' }) as const;
const stored = toStoredPayCode(aDefaultPayCode(), pesos(545_000), aPayCodeOwner());
const now: CodeNow = { amount: pesos(545_000), payCode: aDefaultPayCode() };
type Context = Parameters<typeof codeValidityOf>[2];
const context: Context = { phase: { kind: 'idle' }, refresh: { kind: 'done' } };
const failed = { kind: 'failed', error: { kind: 'network' }, readAt: 0 } as const;

it.each<[string, CodeNow | null, Partial<Context>, string]>([
  ['as the server has it', now, {}, 'offered'],
  ['that was not read yet', null, { refresh: { kind: 'running' } }, 'reading'],
  ['that could not be read', null, { refresh: failed }, 'old'],
  ['of an amount that grew', { ...now, amount: pesos(560_000) }, {}, 'notCurrent'],
  [
    'of an amount that grew, known from before a failed read',
    { ...now, amount: pesos(560_000) },
    { refresh: failed },
    'notCurrent',
  ],
  ['of an amount that cannot be read now', { ...now, amount: null }, {}, 'notCurrent'],
  ['that was replaced', { ...now, payCode: aDefaultPayCode({ payCode: '999' }) }, {}, 'notCurrent'],
  ['that is offered no more', { ...now, payCode: null }, {}, 'notCurrent'],
  ['beside another payment', now, { phase: aPendingPhase() }, 'offered'],
  [
    'of an amount that grew, beside another payment',
    { ...now, amount: pesos(560_000) },
    { phase: aPendingPhase() },
    'notCurrent',
  ],
])('a code %s is %4$s', (_, read, changes, validity) => {
  expect(codeValidityOf(stored, read, { ...context, ...changes })).toBe(validity);
});
