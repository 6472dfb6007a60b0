import type { Company } from '@peace/company';
import { htmlLang, offeredLocales, type Locale, createTranslator } from '@peace/i18n';
import { exampleTexts, workedExample } from '@peace/company/loan-calculator';
import { pagePath } from '#shared/site-address.ts';
import type { SitePage } from '#shared/site-pages.ts';
import { pageTitle } from './page-title.tsx';
import { siteMapId } from './site-footer.tsx';
import { figures } from '@peace/company/loan-facts';
import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteDescriptionsMessages } from '@peace/i18n/messages/site-descriptions';

export interface PageHead {
  readonly page: SitePage;
  readonly company: Company;
  readonly brand: string;
  readonly locale: Locale;
  readonly defaultLocale: Locale;
  /** The structured data for search engines, in schema.org's terms, as JSON that is safe inside an element. */
  readonly structuredData: string;
}

/** Title, description, canonical and alternate addresses, Open Graph and structured data, as markup. */
export function pageHead({ page, company, brand, locale, defaultLocale, structuredData }: PageHead): string {
  const translate = createTranslator(locale);
  const title = pageTitle(page, brand, translate(companyMessages));
  const description = pageDescription(page, company, brand, locale);
  const { website } = company;
  const offered = offeredLocales(defaultLocale);
  const addressOf = (name: Locale) => `${website}${pagePath(page, name, defaultLocale)}`;
  const address = addressOf(offered.includes(locale) ? locale : defaultLocale);
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  const alternate = (language: string, to: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(to)}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    // A browser paints what it has parsed, and what follows moves it: the first paint waits for what comes after the first view.
    `<link rel="expect" href="#${page === 'home' ? 'steps-title' : siteMapId}" blocking="render" />`,
    meta('name', 'description', description),
    // Nothing of a company that does not exist belongs in a search result, nor a wording that is not offered.
    ...(company.sample || !offered.includes(locale) ? [meta('name', 'robots', 'noindex')] : []),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...offered.filter((name) => name !== 'original').map((name) => alternate(htmlLang(name), addressOf(name))),
    alternate('x-default', addressOf(defaultLocale)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', ogLocale(locale)),
    ...offered
      .filter((name) => name !== locale && name !== 'original')
      .map((name) => meta('property', 'og:locale:alternate', ogLocale(name))),
    meta('property', 'og:image', `${website}/${locale === 'fil' ? 'og.fil.png' : 'og.png'}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta(
      'property',
      'og:image:alt',
      translate(officialSiteMessages)('phonePicture', exampleTexts(workedExample(company.offer))),
    ),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'apple-mobile-web-app-title', brand),
    `<script type="application/ld+json">${structuredData}</script>`,
  ].join('\n    ');
}

const ogLocale = (locale: Locale) => htmlLang(locale).replace('-', '_');

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const descriptions = {
  'about-us': 'aboutDescription',
  complaints: 'complaintsDescription',
  'privacy-policy': 'privacyDescription',
  'loan-terms': 'termsDescription',
} as const satisfies Record<Exclude<SitePage, 'home'>, string>;

/** Returns the description for search results and shared links. */
export function pageDescription(page: SitePage, company: Company, brand: string, locale: Locale): string {
  const translate = createTranslator(locale);
  if (page === 'home') return translate(officialSiteMessages)('description', figures);
  const { name, secRegistrationNumber: sec, certificateOfAuthorityNumber: authority } = company;
  const values = { ...figures, company: name, brand, sec, authority };
  return translate(siteDescriptionsMessages)(descriptions[page], values);
}
