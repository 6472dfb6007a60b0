import { defineMessages } from '../define-messages.ts';

const original = {
  registeredName: 'Registered name',
  secNumber: 'SEC registration number',
  authorityNumber: 'Certificate of authority number',
  licenceSec: 'SEC Reg. {number}',
  licenceAuthority: 'Certificate of Authority {number}',
  licenceAuthorityShort: 'CA {number}',
  licenceCheck: 'Check',
  licenceCheckWhere: 'with the SEC',
  advice: 'Study the terms and conditions in the disclosure statement before you take a loan.',
} as const;

/** What a lender's facts are called, and what has to stand under each price. */
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
    licenceSec: 'SEC Reg. {number}',
    licenceAuthority: 'Certificate of Authority {number}',
    licenceAuthorityShort: 'CA {number}',
    licenceCheck: 'I-check',
    licenceCheckWhere: 'sa SEC',
    advice: 'Pag-aralan ang mga tuntunin at kondisyon sa disclosure statement bago kumuha ng loan.',
  },
});
