import { describe, expect, it } from 'vitest';
import company from './company.json';
import { companyProblems } from './company-schema.js';
import { legalVersions } from './legal-versions.js';
import { real } from './testing/real-company.ts';

const isListOfTexts = (value: object) => Array.isArray(value) && typeof value[0] === 'string';

/** The paths of all facts in an object, `hours.0.days`. */
const pathsOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'object' && !isListOfTexts(part) ? pathsOf(part, `${prefix}${name}.`) : [`${prefix}${name}`],
  );

/** The company without one of its facts. */
function without(path: string): unknown {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const copy = structuredClone(real);
  const parent = names.reduce<object>((value, name) => Reflect.get(value, name), copy);
  Reflect.deleteProperty(parent, last);
  return copy;
}

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

  it.each(pathsOf(real))('asks for %s', (path) => {
    expect(companyProblems(without(path))).toEqual([`${path} is undefined: must be there`]);
  });

  it('names every group that is missing at once', () => {
    const problems = companyProblems({ sample: false }).map((line) => line.split(' ')[0]);
    expect(problems).toEqual(Object.keys(real).filter((name) => name !== 'sample'));
  });

  it.each(['platforms', 'partners', 'ids'] as const)('asks for each of the %s', (list) => {
    expect(companyProblems({ ...real, [list]: [] })).toEqual([expect.stringContaining(`${list} is []`)]);
    expect(companyProblems({ ...real, [list]: ['Real', ' '] })).toEqual([expect.stringContaining(`${list}.1 is`)]);
  });

  it('asks for opening hours', () => {
    expect(companyProblems({ ...real, hours: [] })).toEqual([expect.stringContaining('hours is []')]);
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

  it.each([
    ['monthlyRate', real.offer.monthlyRate, '2,5'],
    ['months', real.offer.months, '6.5'],
    ['amount', real.offer.amount, '0'],
  ])('refuses an offer whose %s %j starts at %j', (name, range, value) => {
    const offer = { ...real.offer, [name]: { ...range, default: value } };
    expect(companyProblems({ ...real, offer })).toEqual([expect.stringContaining(`offer.${name}.default is`)]);
  });

  it('asks for the check of the counsel: of each part, and of the terms that are published', () => {
    const counsel = { ...real.counsel, lateCharges: '', prepayment: 'yes', termsVersion: '1.1', privacyVersion: '1.1' };
    expect(companyProblems({ ...real, counsel })).toEqual([
      expect.stringContaining('counsel.lateCharges is ""'),
      expect.stringContaining('counsel.prepayment is "yes"'),
      expect.stringContaining('counsel.termsVersion is "1.1"'),
      expect.stringContaining('counsel.privacyVersion is "1.1"'),
    ]);
    const { terms, privacy, complaints } = legalVersions;
    const checked = { termsVersion: terms, privacyVersion: privacy, complaintsVersion: complaints };
    expect(companyProblems({ ...real, counsel: { ...real.counsel, ...checked } })).toEqual([]);
  });

  it('checks every line of the opening hours', () => {
    const hours = [...real.hours, { days: 'Saturday', opens: '9:00', closes: '13:00' }];
    expect(companyProblems({ ...real, hours })).toEqual([
      expect.stringContaining('hours.1.days is'),
      expect.stringContaining('hours.1.opens is'),
    ]);
  });

  it.each([null, undefined, 'x', []])('survives a file that holds %j', (content) => {
    expect(companyProblems(content)).not.toEqual([]);
  });
});
