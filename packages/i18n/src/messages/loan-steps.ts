import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';
import { stepDone } from '../shared-wording.ts';

/** The four steps of a loan and when each of them comes (spec §9), on Order Details and after an application. */
export const loanStepsMessages = defineMessages({
  title: ['Steps of your loan', 'Where your loan is', 'Nasaan na ang loan mo'],
  applied: ['Applied', 'Nag-apply ka'],
  decision: ['Decision', 'Desisyon'],
  decisionIn: [
    plural('decisionDays', { one: 'Within # day', other: 'Within # days' }),
    'Sa loob ng {decisionDays} araw',
  ],
  credit: ['Money', 'You get the money', 'Makukuha mo ang pera'],
  creditIn: [
    '{creditMin} to {creditMax} days after approval',
    '{creditMin} hanggang {creditMax} araw mula sa approval',
  ],
  repayment: ['Repayment', 'You pay it back', 'Babayaran mo'],
  repaymentBy: ['By the due date', 'By your due date', 'Hanggang sa due date'],
  done: stepDone,
});
