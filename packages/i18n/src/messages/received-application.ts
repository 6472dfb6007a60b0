import { defineMessages } from '../define-messages.ts';

/** An application that was just sent, by what this phone has a record of. The early page knows of none. */
export const receivedApplicationMessages = defineMessages({
  title: ['Your application was received', 'We’ve got your application', 'Natanggap namin ang application mo'],
  appliedFor: ['{amount} for {term}', '{amount} sa loob ng {term}'],
  decisionBy: ['Decision by {day}', 'We’ll decide by {day}.', 'Magdedesisyon kami hanggang {day}.'],
  firstPayment: [
    'First repayment: {amount}, {day}',
    'Your first payment is {amount}, by {day}.',
    'Ang unang bayad mo: {amount}, hanggang {day}.',
  ],
  onlyPayment: [
    'Repayment: {amount}, {day}',
    'You pay back {amount} by {day}.',
    'Babayaran mo ang {amount} hanggang {day}.',
  ],
});
