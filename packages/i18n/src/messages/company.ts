import { defineMessages } from '../define-messages.ts';

const original = {
  registeredName: 'Registered name',
  secNumber: 'SEC registration number',
  authorityNumber: 'Certificate of authority number',
} as const;

/** What a lender's facts are called. */
export const companyMessages = defineMessages({
  original,
  en: original,
  fil: {
    registeredName: 'Rehistradong pangalan',
    secNumber: 'SEC registration number',
    authorityNumber: 'Certificate of authority number',
  },
});
