import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';

const original = {
  title: 'Steps of your loan',
  applied: 'Applied',
  decision: 'Decision',
  decisionIn: plural('decisionDays', { one: 'Within # day', other: 'Within # days' }),
  credit: 'Money',
  creditIn: '{creditMin} to {creditMax} days after approval',
  repayment: 'Repayment',
  repaymentBy: 'By the due date',
  repaid: 'Repaid',
  done: 'done',
  now: 'now',
  toCome: 'to come',
} as const;

/** The four steps of a loan and when each of them comes (spec §9), on Order Details and after an application. */
export const loanStepsMessages = defineMessages({
  original,
  en: {
    ...original,
    title: 'Your loan, step by step',
    decisionIn: plural('decisionDays', { one: 'Within # day', other: 'Within # days' }),
    credit: 'You get the money',
    creditIn: '{creditMin} to {creditMax} days after we approve it',
    repayment: 'You pay it back',
    repaymentBy: 'By your due date',
    repaid: 'Paid in full',
    toCome: 'next',
  },
  fil: {
    title: 'Ang loan mo, hakbang-hakbang',
    applied: 'Nag-apply ka',
    decision: 'Desisyon',
    decisionIn: 'Sa loob ng {decisionDays} araw',
    credit: 'Makukuha mo ang pera',
    creditIn: '{creditMin} hanggang {creditMax} araw matapos maaprubahan',
    repayment: 'Babayaran mo',
    repaymentBy: 'Hanggang sa takdang petsa',
    repaid: 'Bayad na lahat',
    done: 'tapos na',
    now: 'ngayon',
    toCome: 'susunod',
  },
});
