import type { Company } from '@peace/company';
import { htmlLang, offeredLocales, type Locale } from '@peace/i18n';
import { pagePath } from '#shared/site-address.ts';
import { type SitePage, sitePages } from '#shared/site-pages.ts';

export interface SiteFilesOptions {
  readonly company: Company;
  readonly brand: string;
  readonly defaultLocale: Locale;
  /** The day of the text of a page, where it has one. */
  readonly changed: Readonly<Partial<Record<SitePage, string>>>;
  /** The app's description in the manifest. */
  readonly description: string;
  /** The accent, `#rrggbb`. */
  readonly colour: string;
}

/** The files that search engines and home screens ask for, by name. */
export function siteFiles(options: SiteFilesOptions): Readonly<Record<string, string>> {
  const { website } = options.company;
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`,
    'sitemap.xml': siteMap(options),
    'manifest.webmanifest': manifest(options),
  };
}

/** Each page once for each language, with its translations and, where it is known, the day of its text. */
function siteMap({ company, defaultLocale, changed }: SiteFilesOptions): string {
  const offered = offeredLocales(defaultLocale);
  const entries = sitePages.flatMap((page) => {
    const addressOf = (locale: Locale) => `${company.website}${pagePath(page, locale, defaultLocale)}`;
    const day = changed[page];
    const about = [
      ...(day === undefined ? [] : [`    <lastmod>${day}</lastmod>`]),
      ...offered
        .filter((locale) => locale !== 'original')
        .map(
          (locale) => `    <xhtml:link rel="alternate" hreflang="${htmlLang(locale)}" href="${addressOf(locale)}"/>`,
        ),
    ];
    return offered.flatMap((locale) => ['  <url>', `    <loc>${addressOf(locale)}</loc>`, ...about, '  </url>']);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function manifest({ brand, defaultLocale, description, colour }: SiteFilesOptions): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/brand/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const content = {
    id: '/',
    name: brand,
    short_name: brand,
    description,
    lang: htmlLang(defaultLocale),
    start_url: '/',
    scope: '/',
    // A site, not an app: links lead on in a browser with its address.
    display: 'browser',
    background_color: '#ffffff',
    theme_color: colour,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
