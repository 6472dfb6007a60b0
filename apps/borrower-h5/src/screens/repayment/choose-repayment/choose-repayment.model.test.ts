import { describe, expect, it } from 'vitest';
import {
  parseCentavos,
  cardEnding,
  chosenAtFirst,
  chosenCard,
  nothingChosen,
  otherAmountDue,
  walletOffer,
} from './choose-repayment.model.ts';
import { aCard, aWay } from './testing/a-way.ts';

describe('parseCentavos', () => {
  it('counts in minor units', () => {
    expect(parseCentavos('545000')).toEqual({ minor: 545_000, currency: 'PHP' });
  });

  it.each(['0', '-1', '5450.50', '5,45O', 'abc', '1e3', '99999999999999999999'])('does not guess at %j', (text) => {
    expect(parseCentavos(text)).toBeNull();
  });
});

describe('otherAmountDue', () => {
  const pesos = (minor: number) => ({ minor, currency: 'PHP' }) as const;

  it.each([
    [545_000, 450_000],
    [450_000, 545_000],
  ])('of a link for %i is %i', (amount, due) => {
    expect(otherAmountDue(pesos(amount), pesos(due))).toEqual(pesos(due));
  });

  it('is none where they agree, and where one is not known', () => {
    expect(otherAmountDue(pesos(545_000), pesos(545_000))).toBeNull();
    expect(otherAmountDue(null, pesos(545_000))).toBeNull();
    expect(otherAmountDue(pesos(545_000), null)).toBeNull();
    expect(otherAmountDue(pesos(545_000), pesos(0))).toBeNull();
  });
});

describe('chosenAtFirst', () => {
  it('is the wallet where it is the only way, else nothing: a card is charged at the tap', () => {
    expect(chosenAtFirst(aWay({ bankCards: [] }), 'u-1')).toEqual({ kind: 'wallet' });
    expect(chosenAtFirst(aWay({ bankCards: [] }), '')).toEqual(nothingChosen);
    expect(chosenAtFirst(aWay({ bankCards: [aCard()] }), 'u-1')).toEqual(nothingChosen);
    expect(chosenAtFirst(aWay({ bankCards: [aCard()], offersAlipay: false }), 'u-1')).toEqual(nothingChosen);
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
