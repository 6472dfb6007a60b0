import { defineMessages } from '../define-messages.ts';

/** The delay repayment page has these besides the messages of repaying (spec §2). */
export const repayDelayMessages = defineMessages({
  title: ['Delay repayment', 'Move due date', 'Ilipat ang takdang petsa'],
  delayAmount: ['Delay amount', 'Pay now to get more time', 'Bayaran ngayon para madagdagan ang panahon'],
  nextPaymentDate: [
    'Your next payment date is {date}',
    'Your new due date is {date}',
    'Ang bago mong takdang petsa ay {date}',
  ],
  plan: ['Plan list', 'What you pay, and when', 'Magkano at kailan ka magbabayad'],
  compareTitle: ['Repay today, or delay', 'Pay today, or move it?', 'Bayaran ngayon, o ilipat?'],
  payToday: ['Repay today', 'Pay today', 'Bayaran ngayon'],
  moveTo: ['Delay until {date}', 'Move to {date}', 'Ilipat sa {date}'],
  moveText: ['{now} now, {later} later', '{now} now, then {later}', '{now} ngayon, tapos {later}'],
  moveCosts: ['The delay costs you {amount}.', 'Moving it costs you {amount}.', '{amount} ang gastos sa paglipat.'],
});
