import { defineMessages } from '../define-messages.ts';
import { aboutUs, licenceCheck, loanTerms, privacyPolicy, sampleCompany } from '../shared-wording.ts';

/** Both public pages use these: the lender's facts, the notes under each price, and its pages. */
export const companyMessages = defineMessages({
  registeredName: ['Registered name', 'Registered company name', 'Rehistradong pangalan ng kumpanya'],
  secNumber: ['SEC registration number', 'SEC registration no.', 'SEC registration no.'],
  authorityNumber: ['Certificate of authority number', 'Certificate of Authority no.', 'Certificate of Authority no.'],
  secNumberShort: ['SEC registration number', 'SEC no.', 'SEC no.'],
  authorityNumberShort: ['Certificate of authority number', 'CA no.', 'CA no.'],
  licenceSec: ['SEC Reg. {number}', 'SEC Reg. {number}'],
  licenceAuthority: ['Certificate of Authority {number}', 'Certificate of Authority {number}'],
  licenceAuthorityShort: ['CA {number}', 'CA {number}'],
  licensed: ['Licensed by the SEC', 'SEC-licensed', 'May lisensiya ng SEC'],
  licenceCheck,
  licenceCheckWhere: ['with the SEC', 'sa SEC'],
  advice: [
    'Study the terms and conditions in the disclosure statement before you take a loan.',
    'Pag-aralan ang mga tuntunin at kondisyon sa disclosure statement bago kumuha ng loan.',
  ],

  sample: sampleCompany,
  home: ['Home', 'Home'],
  homeTitle: ['Cash loans online in the Philippines', 'Cash loan online sa Pilipinas'],
  aboutUs,
  privacyPolicy,
  loanTerms,
  complaints: ['Complaints', 'Mga reklamo'],
  licenses: ['Open-source licenses', 'Mga lisensiyang open-source'],
  version: ['Version {version}, {date}', 'Bersyon {version}, {date}'],
});
