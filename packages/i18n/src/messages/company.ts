import { defineMessages } from '../define-messages.ts';

/** What a lender's facts are called, and what has to stand under each price. */
export const companyMessages = defineMessages({
  registeredName: ['Registered name', 'Registered company name', 'Rehistradong pangalan ng kumpanya'],
  secNumber: ['SEC registration number', 'SEC registration no.', 'SEC registration no.'],
  authorityNumber: ['Certificate of authority number', 'Certificate of Authority no.', 'Certificate of Authority no.'],
  licenceSec: ['SEC Reg. {number}', 'SEC Reg. {number}'],
  licenceAuthority: ['Certificate of Authority {number}', 'Certificate of Authority {number}'],
  licenceAuthorityShort: ['CA {number}', 'CA {number}'],
  licenceCheck: ['Check', 'I-check'],
  licenceCheckWhere: ['with the SEC', 'sa SEC'],
  advice: [
    'Study the terms and conditions in the disclosure statement before you take a loan.',
    'Pag-aralan ang mga tuntunin at kondisyon sa disclosure statement bago kumuha ng loan.',
  ],
});
