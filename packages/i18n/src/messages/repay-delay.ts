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
  en: original,
  fil: {
    title: 'Pagpapaliban ng bayad',
    delayAmount: 'Halaga ng pagpapaliban',
    nextPaymentDate: 'Ang susunod na petsa ng bayad mo ay {date}',
    plan: 'Listahan ng mga babayaran',
  },
});
