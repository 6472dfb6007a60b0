import { describe, expect, it } from 'vitest';
import { emptyFields, validateAllFilled, validateLoanAmount } from './official-forms.ts';

describe('validateAllFilled', () => {
  it('takes a form with every field filled in', () => {
    const fields = { name: 'Ana', message: 'Hello' };
    expect(validateAllFilled(fields)).toEqual({ kind: 'valid', value: fields });
  });

  it('refuses a form with an empty field and says which', () => {
    const fields = { name: 'Ana', email: ' ', message: '' };
    expect(validateAllFilled(fields)).toEqual({ kind: 'invalid', reason: 'formIncomplete' });
    expect(emptyFields(fields)).toEqual(['email', 'message']);
  });
});

describe('validateLoanAmount', () => {
  it.each(['0', '10000', ' 500 '])('takes %j', (amount) => {
    expect(validateLoanAmount(amount)).toEqual({ kind: 'valid', value: amount.trim() });
  });
  it.each(['', '1,000', '1.5', '-1', '1e3', 'ten'])('refuses %j', (amount) => {
    expect(validateLoanAmount(amount)).toEqual({ kind: 'invalid', reason: 'loanAmountNotNumber' });
  });
});
