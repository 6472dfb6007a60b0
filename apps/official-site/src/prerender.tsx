import { company } from '@peace/company';
import { createTranslator, htmlLang } from '@peace/i18n';
import type { Locale } from '@peace/i18n';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { LocaleProvider } from '@peace/i18n/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { loadLegalTexts } from '#shared/legal/load-legal-texts.ts';
import { NotFound } from '#app/not-found.tsx';
import { pageHead } from '#app/page-head.ts';
import { Site } from '#app/site.tsx';
import type { SiteActions } from '#app/site-props.ts';
import { siteFiles } from '#app/site-files.ts';

// Run by @peace/vite-config/prerender in a build and by the development server, never in a browser.

const { VITE_APP_EN_NAME: brand, VITE_DEFAULT_LOCALE: defaultLocale } = import.meta.env;

/** What fills the placeholders of index.html. */
export type PageMarkup = Readonly<Record<'lang' | 'locale' | 'head' | 'body', string>>;

/** Nothing is done while prerendering; React asks for these only where there is a browser. */
const noActions: SiteActions = {
  readHash: () => '',
  onHashChange: () => () => {},
  preferredLocale: () => defaultLocale,
  keepLocale: () => {},
  loadTexts: loadLegalTexts,
  sendFeedback: () => () => Promise.resolve({ kind: 'failed', error: { kind: 'network' } }),
};

/** The whole site in a language. */
export async function renderPage(locale: Locale): Promise<PageMarkup> {
  const t = createTranslator(locale)(officialSiteMessages);
  const content = { company, brand, locale, texts: await loadLegalTexts(locale) };
  return {
    lang: htmlLang(locale),
    locale,
    head: pageHead({ company, brand, locale, defaultLocale, t }),
    body: renderToString(
      <StrictMode>
        <Site content={content} actions={noActions} />
      </StrictMode>,
    ),
  };
}

/** The page at an address that has none. */
export function renderNotFound(): PageMarkup {
  const t = createTranslator(defaultLocale)(officialSiteMessages);
  return {
    lang: htmlLang(defaultLocale),
    locale: defaultLocale,
    head: `<title>${t('notFoundTitle')} – ${brand}</title>\n    <meta name="robots" content="noindex" />`,
    body: renderToString(
      <LocaleProvider value={{ locale: defaultLocale, setLocale: () => {} }}>
        <NotFound brand={brand} />
      </LocaleProvider>,
    ),
  };
}

/** robots.txt and sitemap.xml. */
export const renderFiles = () => siteFiles(company, defaultLocale);

export { locales } from '@peace/i18n';
export { defaultLocale };
