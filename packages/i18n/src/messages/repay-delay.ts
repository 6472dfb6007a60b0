import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Delay repayment',
  delayAmount: 'Delay amount',
  nextPaymentDate: 'Your next payment date is {date}',
  plan: 'Plan list',
  compareTitle: 'Repay today, or delay',
  payToday: 'Repay today',
  moveTo: 'Delay until {date}',
  moveText: '{now} now, {later} later',
  moveCosts: 'The delay costs you {amount}.',
} as const;

/** What the delay repayment page says beside what repaying says (spec §2). */
export const repayDelayMessages = defineMessages({
  original,
  en: {
    ...original,
    title: 'Move due date',
    delayAmount: 'Pay now to get more time',
    nextPaymentDate: 'Your new due date is {date}',
    plan: 'What you pay, and when',
    compareTitle: 'Pay today, or move it?',
    payToday: 'Pay today',
    moveTo: 'Move to {date}',
    moveText: '{now} now, then {later}',
    moveCosts: 'Moving it costs you {amount}.',
  },
  fil: {
    title: 'Ilipat ang takdang petsa',
    delayAmount: 'Bayaran ngayon para madagdagan ang panahon',
    nextPaymentDate: 'Ang bago mong takdang petsa ay {date}',
    plan: 'Magkano at kailan ka magbabayad',
    compareTitle: 'Bayaran ngayon, o ilipat?',
    payToday: 'Bayaran ngayon',
    moveTo: 'Ilipat sa {date}',
    moveText: '{now} ngayon, tapos {later}',
    moveCosts: '{amount} ang gastos sa paglipat.',
  },
});
