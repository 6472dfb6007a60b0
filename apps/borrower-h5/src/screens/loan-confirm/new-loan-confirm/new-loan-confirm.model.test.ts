import { expect, it } from 'vitest';
import { checkTerms } from '#features/loan-confirm/offer-check.ts';
import { inPageCurrency } from './new-loan-confirm.model.ts';
import { aVariant2Offer } from './testing/a-variant2-offer.ts';

const rupees = (minor: number) => ({ minor, currency: 'INR' });

it('variant 2 of an offer is in rupees when the address says so, in all its amounts', () => {
  const offer = inPageCurrency(aVariant2Offer({ currency: null }), true);
  expect(offer.amount).toEqual(rupees(500_000));
  expect(offer.plan.map(({ amount }) => amount)).toEqual([rupees(545_000)]);
});

it.each([
  ['PHP', true],
  ['INR', false],
  // A response without the flag names no currency.
  [null, false],
] as const)('contradicts `coinciding=1` where the response names %s: %s', (currency, isContradicted) => {
  expect(checkTerms(inPageCurrency(aVariant2Offer({ currency, rows: [] }), true)).contradictions).toEqual(
    isContradicted ? [{ kind: 'currency' }] : [],
  );
});

it('uses the currency of the response without `coinciding`', () => {
  expect(inPageCurrency(aVariant2Offer(), false)).toEqual(aVariant2Offer());
  const answered = aVariant2Offer({ currency: 'INR', amount: { minor: 1, currency: 'INR' }, plan: [] });
  expect(inPageCurrency(answered, false)).toEqual(answered);
});

it('variant 2 of an offer leaves an unreadable amount unreadable', () => {
  expect(inPageCurrency(aVariant2Offer({ amount: null }), true).amount).toBeNull();
});
