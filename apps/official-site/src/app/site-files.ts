import type { Company } from '@peace/company';
import type { Locale } from '@peace/i18n';
import { pageAddress } from './page-head.ts';

/** The files that search engines ask for, by name: the page is one, in its languages. */
export function siteFiles({ website }: Company, defaultLocale: Locale): Readonly<Record<string, string>> {
  const languages: readonly Locale[] = ['en', 'fil'];
  const addresses = [...new Set([defaultLocale, ...languages])].map((locale) =>
    pageAddress(website, locale, defaultLocale),
  );
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`);
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`,
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
  };
}
