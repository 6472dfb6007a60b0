import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';
import { decision, nextSteps, stepDone } from '../shared-wording.ts';

/** The steps of a loan that is processed, and what happens next (spec §9). */
export const orderTrackMessages = defineMessages({
  title: ['Steps of your loan', 'Where your loan is', 'Nasaan na ang loan mo'],
  applied: ['Applied', 'Nag-apply'],
  decision,
  money: ['Money', 'Pera'],
  repaid: ['Repayment', 'Paid back', 'Bayad na'],
  done: stepDone,
  next: nextSteps,
  decisionNext: [
    plural('decisionDays', { one: 'Decision within # day', other: 'Decision within # days' }),
    plural('decisionDays', { one: 'We’ll decide within # day.', other: 'We’ll decide within # days.' }),
    'Magdedesisyon kami sa loob ng {decisionDays} araw.',
  ],
  creditNext: [
    'Money {creditMin} to {creditMax} days after approval',
    'If approved, you get the money {creditMin} to {creditMax} days later.',
    'Kung approved, makukuha mo ang pera sa loob ng {creditMin} hanggang {creditMax} araw.',
  ],
  repaidNext: [
    'Repayment by the due date',
    'You pay it back by your due date.',
    'Babayaran mo ito hanggang sa due date.',
  ],
});
