import type { Company } from '@peace/company';
import type { Locale, Translate } from '@peace/i18n';
import type { officialSiteMessages } from '@peace/i18n/messages/official-site';
import type { View } from '#shared/views.ts';
import { viewNames } from './navigation.ts';
import { structuredData } from './structured-data.ts';

type SiteTranslate = Translate<typeof officialSiteMessages.original>;

/** The document's title while a view is on show. */
export function pageTitle(view: View, brand: string, t: SiteTranslate): string {
  return view === 'home' ? `${brand} – ${t('headline')}` : `${t(viewNames[view])} – ${brand}`;
}

/** What the markup of `<head>` is made of. */
export interface PageHead {
  readonly company: Company;
  readonly brand: string;
  readonly locale: Locale;
  /** The locale of the address without `?lang=`. */
  readonly defaultLocale: Locale;
  readonly t: SiteTranslate;
}

/** The address of the page in a language. */
export function pageAddress(website: string, locale: Locale, defaultLocale: Locale): string {
  return locale === defaultLocale ? `${website}/` : `${website}/?lang=${locale}`;
}

/** Title, description, canonical and alternate addresses, Open Graph and structured data, as markup. */
export function pageHead({ company, brand, locale, defaultLocale, t }: PageHead): string {
  const title = pageTitle('home', brand, t);
  const description = t('description');
  const { website } = company;
  const address = pageAddress(website, locale, defaultLocale);
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  const alternate = (language: string, to: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(to)}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    alternate('en-PH', pageAddress(website, 'en', defaultLocale)),
    alternate('fil-PH', pageAddress(website, 'fil', defaultLocale)),
    alternate('x-default', pageAddress(website, defaultLocale, defaultLocale)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', locale === 'fil' ? 'fil_PH' : 'en_PH'),
    meta('property', 'og:image', `${website}/og.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', t('headline')),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${structuredData(company, brand)}</script>`,
  ].join('\n    ');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
