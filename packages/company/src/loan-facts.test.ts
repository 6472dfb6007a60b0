import { expect, it } from 'vitest';
import { chargeText, termFacts } from './loan-facts.ts';

it('late charges are written as the specification does in its own wording, in pesos else', () => {
  expect(chargeText(1000, 'original')).toBe('Rs.1,000');
  expect(chargeText(800, 'en')).toBe('₱800');
  expect(chargeText(1000, 'fil')).toBe('₱1,000');
});

it('every figure of the terms is there, as the specification has it (spec §9), and the limits of law', () => {
  expect(termFacts('original')).toEqual({
    age: 18,
    minDays: 91,
    maxDays: 365,
    decisionDays: 1,
    creditMin: 1,
    creditMax: 3,
    earlyDays: 7,
    changeDays: 3,
    assignmentDays: 7,
    judgmentDays: 10,
    replyDays: 3,
    penaltyNew: 'Rs.1,000',
    penaltyRepeat: 'Rs.800',
    firstRate: '5%',
    firstFrom: '1',
    firstTo: '30',
    secondRate: '4%',
    secondFrom: '31',
    secondTo: '90',
    thirdRate: '2%',
    thirdFrom: '91',
    limitSource: 'SEC Memorandum Circular No. 14, series of 2025',
    limitFrom: '2026-04-01',
    limitAmount: '₱10,000',
    limitMonths: 4,
    limitNominal: '6%',
    limitEffective: '12%',
    limitLate: '5%',
    limitTotal: '100%',
  });
});
