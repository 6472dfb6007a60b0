import { describe, expect, it } from 'vitest';
import { validateComplaintType } from './complaint.ts';
import { validateRating } from './rating.ts';
import { validateRepaymentCard } from './repayment.ts';
import { resendAt, secondsUntil, validateResend } from './resend.ts';

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

describe('the seconds until an SMS code may be requested again', () => {
  it('begin at 60, end at 0, and go with the clock', () => {
    const end = resendAt(1000);
    const left = [1000, 1001, 2000, 60_001, 61_000, 99_000].map((now) => secondsUntil(end, now));
    expect(left).toEqual([60, 60, 59, 1, 0, 0]);
  });

  it('are none where no code was sent', () => expect(secondsUntil(null, 5)).toBe(0));

  it('are none where the clock was set back', () => expect(secondsUntil(resendAt(1_000_000), 0)).toBe(0));
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
