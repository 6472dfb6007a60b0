import { describe, expect, it } from 'vitest';
import { verdictOf, type OwnFacts } from './help.model.ts';

const facts: OwnFacts = {
  codes: ['8842 0017 5530', 'PAY-7001'].map((code) => ({ code, orderId: '7001' })),
  hasLoan: true,
  numbers: ['+63281234567', '+639171234567', '1800 1000 123'],
  reading: 'done',
};

describe('a pasted text', () => {
  it.each([
    ['884200175530', 'loanCode'],
    [' 8842-0017-5530 ', 'loanCode'],
    ['８８４２００１７５５３０', 'loanCode'],
    ['pay 7001', 'loanCode'],
    ['+63 2 8123 4567', 'ourNumber'],
    ['(02) 8123-4567', 'ourNumber'],
    ['0063 2 8123 4567', 'ourNumber'],
    ['63281234567', 'ourNumber'],
    ['0917 123 4567', 'ourNumber'],
    ['917-123-4567', 'ourNumber'],
    ['+63 (0)917 123 4567', 'ourNumber'],
    ['639171234567', 'ourNumber'],
    ['tel:+639171234567', 'ourNumber'],
    ['\u202a+63 917\u2013123\u20134567\u202c', 'ourNumber'],
    ['1800-1000-123', 'ourNumber'],
    // One digit, or anything beside it, makes it another one.
    ['884200175531', 'notOurs'],
    ['8842', 'notOurs'],
    ['884200175530 to Juan', 'notOurs'],
    ['0917 123 4568', 'notOurs'],
    ['0917 123 4567 GCash Juan', 'notOurs'],
    ['0917 *** 4567', 'notOurs'],
    ['8123 4567', 'notOurs'],
    ['+1 917 123 4567', 'notOurs'],
    ['0123 4567 8901 2345', 'notOurs'],
    ['https://pay.example', 'notOurs'],
    ['!', 'notOurs'],
  ] as const)('%j is: %s', (text, verdict) => {
    expect(verdictOf(text, facts).kind).toBe(verdict);
  });

  it.each([
    ['running', 'checking'],
    ['failed', 'unread'],
  ] as const)('an unknown one while reading is %s is: %s', (reading, verdict) => {
    expect(verdictOf('4411', { ...facts, reading }).kind).toBe(verdict);
    expect(verdictOf('0917 123 4567', { ...facts, reading }).kind).toBe('ourNumber');
  });

  it('an unknown one without a loan may be the code of one', () => {
    expect(verdictOf('884200175530', { ...facts, codes: [], hasLoan: false }).kind).toBe('withoutLoan');
  });

  it('a code that this phone opened is known without a loan, and names its own', () => {
    const opened = { ...facts, codes: [{ code: '8842 0017 5530', orderId: '7002' }], hasLoan: false };
    expect(verdictOf('884200175530', opened)).toEqual({ kind: 'loanCode', number: '7002' });
  });
});
