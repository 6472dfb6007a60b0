import { createTranslator, locales } from '@peace/i18n';
import type { Locale } from '@peace/i18n';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { describe, expect, it } from 'vitest';
import { aCompany } from '#testing/a-company.ts';
import { pageHead } from './page-head.ts';
import { siteFiles } from './site-files.ts';
import { structuredData } from './structured-data.ts';

function head(locale: Locale, differences = {}) {
  const t = createTranslator(locale)(officialSiteMessages);
  const markup = pageHead({ company: aCompany(differences), brand: 'Pe"ace & <Co>', locale, defaultLocale: 'en', t });
  const parsed = new DOMParser().parseFromString(`<head>${markup}</head>`, 'text/html');
  return {
    title: parsed.title,
    of: (selector: string, attribute: string) => parsed.querySelector(selector)?.getAttribute(attribute),
  };
}

describe('pageHead', () => {
  it.each(locales)('has a title and a description of a length that search results show in %s', (locale) => {
    const { title, of } = head(locale);
    expect(title.length).toBeLessThanOrEqual(70);
    const description = of('meta[name=description]', 'content') ?? '';
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('names the address of its own language', () => {
    expect(head('en').of('link[rel=canonical]', 'href')).toBe('https://www.maayos.test/');
    expect(head('fil').of('link[rel=canonical]', 'href')).toBe('https://www.maayos.test/?lang=fil');
    expect(head('fil').of('meta[property="og:url"]', 'content')).toBe('https://www.maayos.test/?lang=fil');
    expect(head('fil').of('link[hreflang=en-PH]', 'href')).toBe('https://www.maayos.test/');
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
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'FinancialService',
      legalName: 'A</script><b>',
      telephone: '+63285550123',
      address: { addressCountry: 'PH', postalCode: '1226' },
    });
  });
});

describe('siteFiles', () => {
  it('lists the page once for each language, and says where the list is', () => {
    const files = siteFiles(aCompany(), 'original');
    const addresses = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://www.maayos.test/',
      'https://www.maayos.test/?lang=en',
      'https://www.maayos.test/?lang=fil',
    ]);
    expect(files['robots.txt']).toContain('Sitemap: https://www.maayos.test/sitemap.xml');
  });
});
