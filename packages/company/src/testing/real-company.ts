import { aCompany } from './a-company.ts';

/** A company with addresses that are not reserved for examples. */
export const real = aCompany({
  email: 'care@maayos.ph',
  dataProtectionOfficer: { name: 'Ana Reyes', email: 'dpo@maayos.ph', phone: '+63285550124' },
  hours: [{ days: 'Mo-Fr', opens: '08:00', closes: '18:00' }],
  website: 'https://www.maayos.ph',
  privacyUrl: 'https://www.maayos.ph/privacy',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=ph.maayos',
});
