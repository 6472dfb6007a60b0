import type { Company } from '@peace/company';
import { figures } from '@peace/company/loan-facts';
import { createTranslator } from '@peace/i18n';
import type { Locale } from '@peace/i18n';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteDescriptionsMessages } from '@peace/i18n/messages/site-descriptions';
import type { SitePage } from '#shared/site-pages.ts';

const descriptions = {
  'about-us': 'aboutDescription',
  complaints: 'complaintsDescription',
  'privacy-policy': 'privacyDescription',
  'loan-terms': 'termsDescription',
} as const satisfies Record<Exclude<SitePage, 'home'>, string>;

/** What search results and shared links say of a page. */
export function pageDescription(page: SitePage, company: Company, brand: string, locale: Locale): string {
  const translate = createTranslator(locale);
  if (page === 'home') return translate(officialSiteMessages)('description', figures);
  const { name, secRegistrationNumber: sec, certificateOfAuthorityNumber: authority } = company;
  const values = { ...figures, company: name, brand, sec, authority };
  return translate(siteDescriptionsMessages)(descriptions[page], values);
}
