import { describe, expect, it } from 'vitest';
import { comparePlan, nextInPlan, paymentsToCome, placeInPlan } from './kept-plan.model.ts';
import { anAcceptedOffer } from './testing/an-accepted-offer.ts';

const { plan } = anAcceptedOffer();
const pesos = (minor: number) => ({ minor, currency: 'PHP' }) as const;
const dueOn = (day: string, minor = 230_000) => ({ amount: pesos(minor), at: Date.parse(`${day}T00:00+08:00`) });

describe('what is due, compared with the plan that was accepted', () => {
  it.each([
    ['2027-01-20', 230_000, { kind: 'next', number: 1, count: 3 }],
    ['2027-02-20', 230_000, { kind: 'next', number: 2, count: 3 }],
    ['2027-02-20', 250_000, { kind: 'amountDiffers', planned: pesos(230_000) }],
    ['2027-02-21', 230_000, { kind: 'dayDiffers' }],
  ])('on %s, %i centavos: %j', (day, minor, compared) => {
    expect(comparePlan(plan, dueOn(day, minor))).toEqual(compared);
  });

  it.each([
    ['nothing is due', plan, null],
    ['there is no plan', [], dueOn('2027-01-20')],
    ['a day of the plan cannot be read', anAcceptedOffer({ days: ['2027-01-20', 'soon'] }).plan, dueOn('2027-03-01')],
    ['two payments have that day', anAcceptedOffer({ days: ['2027-01-20', '2027-01-20'] }).plan, dueOn('2027-01-20')],
    ['the planned amount cannot be read', plan.map((each) => ({ ...each, amount: null })), dueOn('2027-01-20')],
  ])('says nothing where %s', (_why, planned, due) => {
    expect(comparePlan(planned, due)).toBeNull();
  });
});

describe('which payment of the plan is due', () => {
  const once = anAcceptedOffer({ days: ['2027-01-20'] }).plan;

  it.each([
    ['the second of three', plan, dueOn('2027-02-20'), { number: 2, count: 3 }],
    ['the only one', once, dueOn('2027-01-20'), null],
    ['one of another amount', plan, dueOn('2027-02-20', 250_000), null],
    ['one that is not known', plan, null, null],
  ])('%s', (_, planned, due, place) => {
    expect(placeInPlan(planned, due)).toEqual(place && expect.objectContaining(place));
  });
});

describe('the next payment of the plan', () => {
  const said = (date: string, minor = 230_000) => ({ amount: pesos(minor), date });

  it('is known where what is due moved from one entry to the next', () => {
    expect(nextInPlan(plan, said('2027-01-20'), said('2027-02-20'))).toMatchObject({ number: 2, count: 3 });
  });

  it.each([
    ['an entry was passed over', said('2027-01-20'), said('2027-03-20')],
    ['what was due before is not in the plan', said('2027-01-25'), said('2027-02-20')],
    ['what was due before is not known', null, said('2027-02-20')],
    ['what is due now is not in the plan', said('2027-01-20'), said('2027-02-25')],
    ['another amount is due', said('2027-01-20'), said('2027-02-20', 1)],
    ['no amount can be read', said('2027-01-20'), { amount: null, date: '2027-02-20' }],
    ['no date can be read', said('2027-01-20'), said('soon')],
  ])('is not known where %s', (_why, before, now) => {
    expect(nextInPlan(plan, before, now)).toBeNull();
  });
});

describe('the payments that a calendar takes', () => {
  const days = (payments: ReturnType<typeof paymentsToCome>) => payments.map(({ day }) => day);

  it('are what is due and what the plan has after it', () => {
    expect(days(paymentsToCome(plan, dueOn('2027-02-20')))).toEqual(['2027-02-20', '2027-03-20']);
  });

  it('are what is due alone, where the plan says otherwise', () => {
    expect(paymentsToCome(plan, dueOn('2027-02-25', 1))).toEqual([{ amount: pesos(1), day: '2027-02-25' }]);
  });
});
