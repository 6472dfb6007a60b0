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
])('the sample’s %s is noticed among real facts', (fact, value) => {
  expect(companyProblems({ ...real, [fact]: value })).toEqual([expect.stringContaining('the made-up company')]);
});
