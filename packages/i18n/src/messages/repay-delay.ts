import { defineMessages } from '../define-messages.ts';

/** The delay repayment page has these besides the messages of repaying (spec §2). */
export const repayDelayMessages = defineMessages({
  title: ['Delay repayment', 'Move due date', 'I-move ang due date'],
  delayAmount: ['Delay amount', 'Pay now to get more time', 'Bayaran ngayon para may dagdag na oras'],
  nextPaymentDate: [
    'Your next payment date is {date}',
    'Your new due date is {date}',
    'Ang bago mong due date ay {date}',
  ],
  plan: ['Plan list', 'What you pay, and when', 'Magkano at kailan ka magbabayad'],
  newDate: ['New repayment date', 'New due date', 'Bagong due date'],
  rowInAll: ['In all', 'Lahat'],
  payToMove: ['Payment of {amount}', 'Pay {amount} to move it', 'Magbayad ng {amount} para i-move'],
  payInstead: ['Repay {amount} today', 'Pay {amount} today instead', 'Bayaran na lang ang {amount} ngayon'],
  // The plan has several payments, and this is what is due of them.
  payDueInstead: [
    'Repay {amount} that is due',
    'Pay the amount due, {amount}, instead',
    'Bayaran na lang ang due na {amount}',
  ],
  moveTo: ['Delay until {date}', 'Move to {date}', 'I-move sa {date}'],
  moveCosts: [
    'The delay costs you {amount}.',
    'More time costs you {amount}.',
    '{amount} ang dagdag na bayad sa paglipat.',
  ],
});
