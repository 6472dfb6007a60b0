import { expect, it } from 'vitest';
import company from './company.json';
import { companyProblems } from './company-schema.js';
import { real } from './testing/real-company.ts';

it.each([
  ['appStoreUrl', company.appStoreUrl],
  ['playStoreUrl', company.playStoreUrl],
  ['name', company.name],
  ['phone', company.phone],
  ['secRegistrationNumber', company.secRegistrationNumber],
  ['certificateOfAuthorityNumber', company.certificateOfAuthorityNumber],
  ['whatsapp', company.whatsapp],
  ['phone', company.dataProtectionOfficer.phone],
])('the sample’s %s is noticed among real facts', (fact, value) => {
  expect(companyProblems({ ...real, [fact]: value })).toEqual([expect.stringContaining('the made-up company')]);
});

it.each(['care@example.com', 'care@lender.example', 'care@maayos.test', 'care@maayos.invalid'])(
  'a mail address that no one can have is noticed: %s',
  (email) => {
    expect(companyProblems({ ...real, email })).toEqual([expect.stringContaining('reserved for examples')]);
  },
);

it('facts of the made-up company that were left behind are each named, whatever the mark says', () => {
  const named = companyProblems({ ...company, sample: false }).map((line) => line.split(' ')[0]);
  expect(named).toEqual([
    'name',
    'secRegistrationNumber',
    'certificateOfAuthorityNumber',
    'platforms.1',
    'platforms.2',
    'partners.0',
    'partners.1',
    'partners.2',
    'ids.0',
    'address.street',
    'phone',
    'email',
    'whatsapp',
    'dataProtectionOfficer.name',
    'dataProtectionOfficer.email',
    'dataProtectionOfficer.phone',
    'website',
    'privacyUrl',
    'appStoreUrl',
    'playStoreUrl',
    'counsel.lateCharges',
    'counsel.prepayment',
    'counsel.termsVersion',
    'counsel.privacyVersion',
    'counsel.complaintsVersion',
  ]);
});
