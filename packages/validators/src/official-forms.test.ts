import { describe, expect, it } from 'vitest';
import { emptyFields, validateLoanAmount } from './official-forms.ts';

it('emptyFields names the empty fields of a form, in their order', () => {
  expect(emptyFields({ name: 'Ana', email: ' ', message: '' })).toEqual(['email', 'message']);
  expect(emptyFields({ name: 'Ana', message: 'Hello' })).toEqual([]);
});

describe('validateLoanAmount', () => {
  it.each(['0', '10000', ' 500 '])('takes %j', (amount) => {
    expect(validateLoanAmount(amount)).toEqual({ kind: 'valid', value: amount.trim() });
  });
  it.each(['', '1,000', '1.5', '-1', '1e3', 'ten'])('refuses %j', (amount) => {
    expect(validateLoanAmount(amount)).toEqual({ kind: 'invalid', reason: 'loanAmountNotNumber' });
  });
});
