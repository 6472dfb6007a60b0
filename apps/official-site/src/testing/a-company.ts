import type { Company } from '@peace/company';

/** A complete company that is no sample, whatever `company.json` holds. */
export function aCompany(differences: Partial<Company> = {}): Company {
  return {
    sample: false,
    name: 'Maayos Lending Corporation',
    secRegistrationNumber: 'CS201912345',
    certificateOfAuthorityNumber: '3210',
    address: { street: '12 Ayala Avenue', city: 'Makati City', province: 'Metro Manila', postalCode: '1226' },
    phone: '+63285550123',
    email: 'care@maayos.test',
    whatsapp: '+639175550123',
    website: 'https://www.maayos.test',
    privacyUrl: 'about:blank',
    appStoreUrl: 'https://apps.apple.com/ph/app/maayos/id123',
    playStoreUrl: 'https://play.google.com/store/apps/details?id=test.maayos',
    ...differences,
  };
}
