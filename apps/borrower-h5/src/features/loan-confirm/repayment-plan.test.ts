import { expect, it } from 'vitest';
import { sharedParts } from './repayment-plan.tsx';
import { aRepayment, sixRepayments } from './testing/loan-terms.ts';

it('sharedParts names the parts that every repayment has', () => {
  expect(sharedParts(sixRepayments)).toBe('Loan and interest');
});

it.each([
  ['one repayment differs', [...sixRepayments, aRepayment({ description: 'Interest' })]],
  ['one repayment says nothing', [...sixRepayments, aRepayment({ description: '' })]],
  ['no repayment says anything', [aRepayment({ description: '' }), aRepayment({ description: '' })]],
  ['there is one repayment', [aRepayment()]],
  ['there is none', []],
])('sharedParts names none where %s', (_, plan) => {
  expect(sharedParts(plan)).toBeNull();
});
