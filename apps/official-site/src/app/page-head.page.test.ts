import { existsSync } from 'node:fs';
import type { Locale } from '@peace/i18n';
import { describe, expect, it } from 'vitest';
import { aCompany } from '@peace/company/testing';
import { pageHead } from './page-head.ts';
import { sitePages, type SitePage } from '#shared/site-pages.ts';
import { siteFiles } from './site-files.ts';
import { pageData, structuredData } from './structured-data.ts';

function head(locale: Locale, differences = {}, defaultLocale: Locale = 'en', page: SitePage = 'home') {
  const company = aCompany(differences);
  const markup = pageHead({ page, company, brand: 'Pe"ace & <Co>', locale, defaultLocale, structuredData: '{}' });
  const parsed = new DOMParser().parseFromString(`<head>${markup}</head>`, 'text/html');
  return {
    title: parsed.title,
    of: (selector: string, attribute: string) => parsed.querySelector(selector)?.getAttribute(attribute),
    alternates: Object.fromEntries(
      [...parsed.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
  };
}

describe('pageHead', () => {
  it('has a title, a description and addresses of its own for each page', () => {
    const pages = sitePages.map((page) => head('fil', {}, 'en', page));
    for (const part of [
      ({ title }: (typeof pages)[number]) => title,
      ({ of }: (typeof pages)[number]) => of('meta[name=description]', 'content'),
      ({ of }: (typeof pages)[number]) => of('meta[property="og:url"]', 'content'),
    ]) {
      expect(new Set(pages.map(part)).size).toBe(sitePages.length);
    }
    expect(head('fil', {}, 'en', 'privacy-policy').alternates).toEqual({
      'en-PH': 'https://www.maayos.test/privacy/',
      'fil-PH': 'https://www.maayos.test/fil/privacy/',
      'x-default': 'https://www.maayos.test/privacy/',
    });
  });

  it('names the address of its own language, and of each other', () => {
    expect(head('en').of('link[rel=canonical]', 'href')).toBe('https://www.maayos.test/');
    expect(head('fil').of('link[rel=canonical]', 'href')).toBe('https://www.maayos.test/fil/');
    expect(head('fil').of('meta[property="og:url"]', 'content')).toBe('https://www.maayos.test/fil/');
    const alternates = {
      'en-PH': 'https://www.maayos.test/',
      'fil-PH': 'https://www.maayos.test/fil/',
      'x-default': 'https://www.maayos.test/',
    };
    expect(head('en').alternates).toEqual(alternates);
    expect(head('fil').alternates).toEqual(alternates);
    expect(head('original', {}, 'original').alternates).toEqual({
      ...alternates,
      'en-PH': 'https://www.maayos.test/en/',
    });
  });

  it('keeps a sample company, and a wording that is not offered, out of search results', () => {
    expect(head('en').of('meta[name=robots]', 'content')).toBeUndefined();
    expect(head('en', { sample: true }).of('meta[name=robots]', 'content')).toBe('noindex');
    expect(head('original').of('meta[name=robots]', 'content')).toBe('noindex');
    expect(head('original').of('link[rel=canonical]', 'href')).toBe('https://www.maayos.test/');
  });

  it('keeps what a name holds out of the markup', () => {
    expect(head('en').title).toMatch(/^Pe"ace & <Co> – /);
    expect(head('en').of('meta[property="og:site_name"]', 'content')).toBe('Pe"ace & <Co>');
  });
});

describe('structuredData', () => {
  it('is JSON with the company in it, and cannot end its element', () => {
    const json = structuredData(aCompany({ name: 'A</script><b>' }), 'Peace');
    expect(json).not.toContain('<');
    expect(JSON.parse(json)['@graph'][0]).toMatchObject({
      '@type': 'FinancialService',
      legalName: 'A</script><b>',
      telephone: '+63285550123',
      openingHours: ['Mo-Fr 08:00-18:00', 'Sa 09:00-13:00'],
      address: { addressCountry: 'PH', postalCode: '1226' },
    });
  });

  it('says what loans there are', () => {
    const [, loan] = JSON.parse(structuredData(aCompany(), 'Peace'))['@graph'];
    expect(loan).toMatchObject({
      '@type': 'LoanOrCredit',
      amount: { minValue: 1000, maxValue: 50_000 },
      loanTerm: { minValue: 91, maxValue: 365 },
    });
    expect(loan.feesAndCommissionsSpecification).toBe('https://www.maayos.test/#home/late-payment');
  });
});

it('structured data of another page say whose it is and of which day', () => {
  const url = 'https://www.maayos.test/loan-terms/';
  const page = { page: 'loan-terms', name: 'Terms </script>', url, language: 'en-PH', modified: '2026-11-24' } as const;
  const json = pageData(aCompany(), 'Peace', page);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph']).toMatchObject([
    { '@type': 'FinancialService', '@id': 'https://www.maayos.test/#company' },
    { '@type': 'WebPage', url, dateModified: '2026-11-24', publisher: { '@id': 'https://www.maayos.test/#company' } },
  ]);
});

it('structured data state the price: rate, effective rate and payments of the worked example', () => {
  const example = JSON.parse(structuredData(aCompany(), 'Peace'))['@graph'].at(-1);
  expect(example).toMatchObject({
    '@type': 'LoanOrCredit',
    amount: { value: 12_000 },
    loanTerm: { value: 6, unitCode: 'MON' },
    interestRate: { value: 2.5 },
    annualPercentageRate: 62.81,
    loanRepaymentForm: { numberOfLoanPayments: 6, loanPaymentAmount: { value: 2300 }, loanPaymentFrequency: 12 },
  });
});

it('a shared link describes its picture, and names the other languages', () => {
  const { of } = head('fil');
  expect(of('meta[property="og:image:alt"]', 'content')).toContain('₱13,800');
  expect(of('meta[property="og:image"]', 'content')).toBe('https://www.maayos.test/og.fil.png');
  expect(of('meta[property="og:locale"]', 'content')).toBe('fil_PH');
  expect(of('meta[property="og:locale:alternate"]', 'content')).toBe('en_PH');
});

describe('siteFiles', () => {
  const files = siteFiles({
    company: aCompany(),
    brand: 'Peace',
    defaultLocale: 'original',
    changed: { 'loan-terms': '2026-11-24' },
    description: 'Loans',
    colour: '#12508f',
  });

  it('lists each page once for each language, and says where the list is', () => {
    const addresses = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toHaveLength(15);
    for (const path of ['/', '/en/', '/fil/', '/about/', '/fil/complaints/', '/en/loan-terms/', '/privacy/']) {
      expect(addresses).toContain(`https://www.maayos.test${path}`);
    }
    expect(files['robots.txt']).toContain('Sitemap: https://www.maayos.test/sitemap.xml');
  });

  it('says of which day a legal text is, and claims none where there is no such day', () => {
    const entries = (files['sitemap.xml'] ?? '').split('<url>').slice(1);
    const dated = entries.filter((entry) => entry.includes('<lastmod>2026-11-24</lastmod>'));
    expect(dated).toHaveLength(3);
    for (const entry of dated) expect(entry).toMatch(/<loc>\S+\/loan-terms\/<\/loc>/);
    expect(entries.filter((entry) => entry.includes('<lastmod>'))).toEqual(dated);
  });

  it('describes the site for a home screen, with icons that are there', () => {
    const manifest = JSON.parse(files['manifest.webmanifest'] ?? '');
    expect(manifest).toMatchObject({ name: 'Peace', start_url: '/', theme_color: '#12508f' });
    for (const { src } of manifest.icons) expect(existsSync(`public${src}`), src).toBe(true);
  });
});
