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
  compareTitle: ['Repay today, or delay', 'Pay today, or move it?', 'Bayaran ngayon, o i-move?'],
  payToday: ['Repay today', 'Pay today', 'Bayaran ngayon'],
  moveTo: ['Delay until {date}', 'Move to {date}', 'I-move sa {date}'],
  moveText: ['{now} now, {later} later', '{now} now, then {later}', '{now} ngayon, tapos {later}'],
  moveCosts: [
    'The delay costs you {amount}.',
    'More time costs you {amount}.',
    '{amount} ang dagdag na bayad sa paglipat.',
  ],
});
