import { describe, expect, it } from 'vitest';
import company from './company.json';
import { companyProblems } from './company-problems.js';

const real = {
  sample: false,
  name: 'Maayos Lending Corporation',
  secRegistrationNumber: 'CS201912345',
  certificateOfAuthorityNumber: '3210',
  address: { street: '12 Ayala Avenue', city: 'Makati City', province: 'Metro Manila', postalCode: '1226' },
  phone: '+63285550123',
  email: 'care@maayos.ph',
  whatsapp: '+639175550123',
  website: 'https://www.maayos.ph',
  privacyUrl: 'https://www.maayos.ph/privacy',
  appStoreUrl: 'https://apps.apple.com/ph/app/maayos/id123',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=ph.maayos',
};

describe('companyProblems', () => {
  it('has nothing to say of a complete company', () => {
    expect(companyProblems(real)).toEqual([]);
  });

  it('refuses a company marked as a sample, and every name reserved for examples', () => {
    const sample = { ...real, sample: true, email: 'care@example.com', website: 'https://www.example.com' };
    const problems = companyProblems(sample);
    expect(problems).toHaveLength(3);
    expect(problems.join('\n')).toContain('made-up company');
    for (const field of ['email', 'website']) expect(problems.join('\n')).toContain(`${field} is`);
  });

  it('holds company.json: a sample that says so, or a company without problems', () => {
    expect(company.sample || companyProblems(company).length === 0).toBe(true);
  });

  it('asks for every fact', () => {
    const { sample: _marked, address, ...facts } = real;
    const fields = [...Object.keys(facts).filter((name) => name !== 'address'), ...Object.keys(address)];
    const problems = companyProblems({ sample: false }).map((line) => line.split(' ')[0].replace('address.', ''));
    expect(problems.toSorted()).toEqual(fields.toSorted());
  });

  it.each([
    ['phone', '0281234567'],
    ['phone', '+63 2 8555 0123'],
    ['email', 'care at maayos'],
    ['website', 'https://www.maayos.ph/'],
    ['website', 'http://www.maayos.ph'],
    ['privacyUrl', 'http://www.maayos.ph/privacy'],
    ['privacyUrl', 'javascript:alert(1)'],
    ['appStoreUrl', ''],
    ['name', '  '],
  ])('refuses %s %j', (field, value) => {
    expect(companyProblems({ ...real, [field]: value })).toEqual([expect.stringContaining(`${field} is`)]);
  });

  it.each([null, undefined, 'x', []])('survives a file that holds %j', (content) => {
    expect(companyProblems(content).length).toBeGreaterThan(1);
  });
});
