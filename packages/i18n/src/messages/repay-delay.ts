import { defineMessages } from '../define-messages.ts';

const original = {
  title: 'Delay repayment',
  delayAmount: 'Delay amount',
  nextPaymentDate: 'Your next payment date is {date}',
  plan: 'Plan list',
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
  },
  fil: {
    title: 'Ilipat ang takdang petsa',
    delayAmount: 'Bayaran ngayon para madagdagan ang panahon',
    nextPaymentDate: 'Ang bago mong takdang petsa ay {date}',
    plan: 'Magkano at kailan ka magbabayad',
  },
});
