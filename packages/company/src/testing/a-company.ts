import type { Company } from '@peace/company';

/** A complete company that is no sample, whatever `company.json` holds. */
export function aCompany(differences: Partial<Company> = {}): Company {
  return {
    sample: false,
    name: 'Maayos Lending Corporation',
    secRegistrationNumber: 'CS201912345',
    certificateOfAuthorityNumber: '3210',
    platforms: ['Maayos'],
    partners: ['GCash', 'Maya', '7-Eleven'],
    ids: ['PhilSys ID', 'UMID', 'driver’s license'],
    since: '2019',
    address: { street: '12 Ayala Avenue', city: 'Makati City', province: 'Metro Manila', postalCode: '1226' },
    hours: [
      { days: 'Mo-Fr', opens: '08:00', closes: '18:00' },
      { days: 'Sa', opens: '09:00', closes: '13:00' },
    ],
    phone: '+63285550123',
    email: 'care@maayos.test',
    whatsapp: '+639175550123',
    dataProtectionOfficer: { name: 'Ana Reyes', email: 'dpo@maayos.test', phone: '+63285550124' },
    complaintDecisionDays: '15',
    regulatorComplaintsUrl: 'https://imessage.sec.gov.ph',
    regulatorRegisterUrl: 'https://www.sec.gov.ph',
    privacyComplaintsUrl: 'https://privacy.gov.ph',
    website: 'https://www.maayos.test',
    privacyUrl: 'about:blank',
    appStoreUrl: 'https://apps.apple.com/ph/app/maayos/id123',
    playStoreUrl: 'https://play.google.com/store/apps/details?id=test.maayos',
    counsel: {
      lateCharges: '2026-11-20',
      prepayment: '2026-11-20',
      termsVersion: '1.5',
      privacyVersion: '2.1',
      complaintsVersion: '1.3',
    },
    offer: {
      amount: { default: '12000', min: '1000', max: '50000', step: '500' },
      monthlyRate: { default: '2.5', min: '0.5', max: '6', step: '0.1' },
      months: { default: '6', min: '4', max: '12', step: '1' },
      exampleStart: '2026-12-01',
    },
    ...differences,
  };
}
