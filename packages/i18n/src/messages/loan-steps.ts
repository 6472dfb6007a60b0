import { defineMessages } from '../define-messages.ts';
import { plural } from '../plural.ts';
import { decision, nextSteps } from '../shared-wording.ts';

/** When an application is decided and paid out (spec §9), after an application whose order was not opened. */
export const loanStepsMessages = defineMessages({
  next: nextSteps,
  decision,
  decisionIn: [
    plural('decisionDays', { one: 'Within # day', other: 'Within # days' }),
    'Sa loob ng {decisionDays} araw',
  ],
  credit: ['Money', 'You get the money', 'Makukuha mo ang pera'],
  creditIn: [
    '{creditMin} to {creditMax} days after approval',
    '{creditMin} hanggang {creditMax} araw mula sa approval',
  ],
});
