import type { Company } from '@peace/company';
import { htmlLang, offeredLocales } from '@peace/i18n';
import type { Locale } from '@peace/i18n';
import { localePath } from '#shared/site-address.ts';

/** What the files are made of. */
export interface SiteFilesOptions {
  readonly company: Company;
  readonly brand: string;
  readonly defaultLocale: Locale;
  /** What the manifest says of the app. */
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

/** The page once for each language, each with its translations. */
function siteMap({ company, defaultLocale }: SiteFilesOptions): string {
  const offered = offeredLocales(defaultLocale);
  const addressOf = (locale: Locale) => `${company.website}${localePath(locale, defaultLocale)}`;
  const alternates = offered
    .filter((locale) => locale !== 'original')
    .map((locale) => `    <xhtml:link rel="alternate" hreflang="${htmlLang(locale)}" href="${addressOf(locale)}"/>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...offered.flatMap((locale) => ['  <url>', `    <loc>${addressOf(locale)}</loc>`, ...alternates, '  </url>']),
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
