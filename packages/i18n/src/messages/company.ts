import { defineMessages } from '../define-messages.ts';

const original = {
  registeredName: 'Registered name',
  secNumber: 'SEC registration number',
  authorityNumber: 'Certificate of authority number',
} as const;

/** What a lender's facts are called. */
export const companyMessages = defineMessages({
  original,
  en: {
    ...original,
    registeredName: 'Registered company name',
    secNumber: 'SEC registration no.',
    authorityNumber: 'Certificate of Authority no.',
  },
  fil: {
    registeredName: 'Rehistradong pangalan ng kumpanya',
    secNumber: 'SEC registration no.',
    authorityNumber: 'Certificate of Authority no.',
  },
});
