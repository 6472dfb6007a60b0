import { describe, expect, it } from 'vitest';
import { amountOf, cardEnding, chosenCard, walletOffer } from './choose-repayment.model.ts';
import { aCard, aWay } from './testing/a-way.ts';

describe('amountOf', () => {
  it('counts in minor units', () => {
    expect(amountOf('545000')).toEqual({ minor: 545_000, currency: 'PHP' });
  });

  it.each(['0', '-1', '5450.50', '5,45O', 'abc', '1e3', '99999999999999999999'])('does not guess at %j', (text) => {
    expect(amountOf(text)).toBeNull();
  });
});

describe('chosenCard', () => {
  const cards = [aCard({ id: '1' }), aCard({ id: '2' })];

  it('is none at first', () => {
    expect(chosenCard(cards, null)).toEqual({ kind: 'invalid', reason: 'cardNotChosen' });
  });

  it('is the one that was chosen, wherever it is in the list by now', () => {
    expect(chosenCard([...cards].reverse(), '2')).toEqual({ kind: 'valid', value: cards[1] });
  });

  it('is none when it is gone from the list', () => {
    expect(chosenCard(cards, '3').kind).toBe('invalid');
  });
});

describe('walletOffer', () => {
  it('follows the flag, and needs to know who pays', () => {
    expect(walletOffer(aWay({ offersAlipay: false }), 'u-1')).toBe('none');
    expect(walletOffer(aWay(), 'u-1')).toBe('open');
    expect(walletOffer(aWay(), '')).toBe('needsUser');
  });
});

describe('cardEnding', () => {
  it.each([
    ['**** **** **** 4321', '4321'],
    ['6222000011112222', '2222'],
    ['****', ''],
  ])('of %s is %j', (cardNo, digits) => {
    expect(cardEnding(cardNo)).toBe(digits);
  });
});
