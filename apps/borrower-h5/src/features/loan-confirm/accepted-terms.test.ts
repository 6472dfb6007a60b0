import { expect, it } from 'vitest';
import { acceptedTerms } from './accepted-terms.ts';
import { aRepayment, pesos, someTerms } from './testing/loan-terms.ts';

it('an accepted offer has the figures that the page shows, and its plan by date', () => {
  const plan = [aRepayment({ payTime: '2027-03-19' }), aRepayment({ payTime: '2027-02-19' })];
  const kept = acceptedTerms(
    { ...someTerms({ rows: [{ label: 'You receive', value: '₱4,700.00' }] }), plan },
    { agreements: ['Loan Agreement'], locale: 'fil', at: 5 },
  );
  expect(kept).toMatchObject({
    at: 5,
    locale: 'fil',
    received: pesos(470_000),
    repaid: pesos(1_090_000),
    cost: pesos(620_000),
    term: '91 days',
    agreements: ['Loan Agreement'],
  });
  expect(kept.plan.map(({ payTime }) => payTime)).toEqual(['2027-02-19', '2027-03-19']);
});
