import { describe, expect, it } from 'vitest';
import { validateComplaintType } from './complaint-type.ts';
import { validateRating } from './rating.ts';
import { validateRepaymentCard } from './repayment-card.ts';
import { validateResend } from './resend.ts';

describe('validateRating', () => {
  it.each([1, 2, 3, 4, 5])('takes %d stars', (stars) => {
    expect(validateRating(stars)).toEqual({ kind: 'valid', value: stars });
  });
  it.each([null, 0, -1, 6, 2.5, NaN])('refuses %j', (stars) => {
    expect(validateRating(stars)).toEqual({ kind: 'invalid', reason: 'ratingRequired' });
  });
});

describe('validateRepaymentCard', () => {
  it('gives the chosen card', () => {
    expect(validateRepaymentCard(['BPI', 'BDO'], 1)).toEqual({ kind: 'valid', value: 'BDO' });
  });
  it.each([-1, 2, NaN])('refuses the index %d', (index) => {
    expect(validateRepaymentCard(['BPI', 'BDO'], index)).toEqual({ kind: 'invalid', reason: 'cardNotChosen' });
  });
});

describe('validateResend', () => {
  it('refuses while the countdown runs', () => {
    expect(validateResend(1)).toEqual({ kind: 'invalid', reason: 'resendTooSoon' });
    expect(validateResend(0)).toEqual({ kind: 'valid', value: true });
  });
});

describe('validateComplaintType', () => {
  it('refuses the collection type where the order does not allow it', () => {
    expect(validateComplaintType('1', { allowsCollection: false })).toEqual({
      kind: 'invalid',
      reason: 'collectionNotSupported',
    });
  });
  it('takes every other combination', () => {
    expect(validateComplaintType('1', { allowsCollection: true }).kind).toBe('valid');
    expect(validateComplaintType('2', { allowsCollection: false }).kind).toBe('valid');
  });
});
