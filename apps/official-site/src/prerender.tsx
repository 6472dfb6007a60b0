import { company } from '@peace/company';
import { createTranslator, htmlLang, type Locale } from '@peace/i18n';
import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { LocaleProvider } from '@peace/i18n/react';
import { noStatistics } from '@peace/page/statistics';
import { noWaitingRelease } from '@peace/web-platform/waiting-release';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { scenes, type SceneName } from '#pictures/scenes.ts';
import { qrCodePicture } from '#pictures/qr-code-picture.ts';
import { loadLegalTexts, type LegalTexts } from '#shared/legal/legal-texts.ts';
import { pagePath } from '#shared/site-address.ts';
import { pageOfFolder, type SitePage } from '#shared/site-pages.ts';
import { places, viewNames } from '#shared/views.ts';
import { loadOwnScreen, pictures } from '#app/page-content.ts';
import { NotFound } from '#app/not-found.tsx';
import { pageDescription, pageHead } from '#app/page-head.ts';
import { Site } from '#app/site.tsx';
import type { SiteActions } from '#app/site-props.ts';
import { siteFiles } from '#app/site-files.ts';
import { pageData, structuredData } from '#app/structured-data.ts';

// Run by @peace/vite-config/prerender in a build and by the development server, never in a browser.

const { VITE_APP_EN_NAME: brand, VITE_DEFAULT_LOCALE: defaultLocale, VITE_BACKGROUND: ground } = import.meta.env;

/** The values for the placeholders of index.html. */
export type PageMarkup = Readonly<Record<'lang' | 'locale' | 'head' | 'body', string>>;

/** Nothing is done while prerendering; React asks for these only where there is a browser. */
const noActions: SiteActions = {
  readHash: () => '',
  onHashChange: () => () => {},
  preferredLocale: () => defaultLocale,
  keepLocale: () => {},
  addressIn: (locale) => pagePath('home', locale, defaultLocale),
  showLocale: () => {},
  loadTexts: loadLegalTexts,
  loadChosenTexts: loadLegalTexts,
  sendFeedback: () => () => Promise.resolve({ kind: 'failed', error: { kind: 'network' } }),
  platform: 'other',
  statistics: noStatistics,
  newRelease: noWaitingRelease,
  reload: () => {},
  readQuery: () => new URLSearchParams(),
  keepFigures: () => {},
  copyLink: () => Promise.resolve({ kind: 'manual' }),
  print: () => {},
  today: () => company.offer.exampleStart,
};

/**
 * A page of the site in a language.
 *
 * @param folder of the page, as `pageFolders` has it; without one the page at `/`
 */
export async function renderPage(locale: Locale, folder?: string): Promise<PageMarkup> {
  const page = pageOfFolder(folder);
  const texts = await loadLegalTexts(locale);
  const OwnScreen = await loadOwnScreen(page);
  return {
    lang: htmlLang(locale),
    locale,
    head: pageHead({
      page,
      company,
      brand,
      locale,
      defaultLocale,
      structuredData: page === 'home' ? structuredData(company, brand) : dataOf(page, locale, texts),
    }),
    body: renderToString(
      <StrictMode>
        <Site
          content={{ page, company, brand, locale, defaultLocale, texts, OwnScreen, ...pictures }}
          actions={{ ...noActions, addressIn: (other) => pagePath(page, other, defaultLocale) }}
        />
      </StrictMode>,
    ),
  };
}

function dataOf(page: Exclude<SitePage, 'home'>, locale: Locale, texts: LegalTexts): string {
  return pageData(company, brand, {
    page,
    name: createTranslator(locale)(companyMessages)(viewNames[page]),
    url: `${company.website}${pagePath(page, locale, defaultLocale)}`,
    language: htmlLang(locale),
    modified: daysOf(texts)[page],
  });
}

const daysOf = ({ terms, privacy, complaints }: LegalTexts): Readonly<Partial<Record<SitePage, string>>> => ({
  'loan-terms': terms.meta.date,
  'privacy-policy': privacy.meta.date,
  complaints: complaints.meta.date,
});

/** The page at an address that has none. */
export function renderNotFound(locale: Locale = defaultLocale): PageMarkup {
  const t = createTranslator(locale)(officialSiteMessages);
  return {
    lang: htmlLang(locale),
    locale,
    head: `<title>${t('notFoundTitle')} – ${brand}</title>\n    <meta name="robots" content="noindex" />`,
    body: renderToString(
      <LocaleProvider value={{ locale }}>
        <NotFound brand={brand} defaultLocale={defaultLocale} picture={pictures.scenes.fare} />
      </LocaleProvider>,
    ),
  };
}

const sceneNames: readonly SceneName[] = ['fare', 'stock', 'school', 'team', 'steps', 'street'];

/** robots.txt, sitemap.xml, the manifest, and the pictures that are made of the company's facts. */
export async function renderFiles(): Promise<Readonly<Record<string, string>>> {
  return {
    ...siteFiles({
      company,
      brand,
      defaultLocale,
      changed: daysOf(await loadLegalTexts(defaultLocale)),
      description: pageDescription('home', company, brand, defaultLocale),
      colour: ground,
    }),
    ...Object.fromEntries(sceneNames.map((name) => [pictures.scenes[name].slice(1), scenes[name]])),
    [pictures.qrCode.slice(1)]: qrCodePicture(`${company.website}/#${places.app}`),
  };
}

export { locales } from '@peace/i18n';
export { defaultLocale };
