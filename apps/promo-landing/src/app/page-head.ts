import type { Locale, Translate } from '@peace/i18n';
import type { promoMessages } from '@peace/i18n/messages/promo';
import type { Route } from '#shared/routes.ts';

type PromoTranslate = Translate<typeof promoMessages.original>;

const titles = { registration: 'headline', agreement: 'title', download: 'downloadTitle' } as const;

/** The document's title while a route is on show. @param headline a campaign's own, in place of the form's */
export function pageTitle(route: Route, brand: string, t: PromoTranslate, headline: string | null = null): string {
  return `${(route === 'registration' ? headline : null) ?? t(titles[route])} – ${brand}`;
}

/** The metadata of a page for search engines and messengers. */
export interface PageHead {
  readonly brand: string;
  /** The lender's registered name. */
  readonly company: string;
  readonly locale: Locale;
  /** The origin that the page is published at, and the path below it. */
  readonly origin: string;
  readonly base: string;
}

/** Drawn by official-site. */
const sharePictures = { original: 'og.png', en: 'og.png', fil: 'og.fil.png' } as const;

const openGraphLocales = { original: 'en_PH', en: 'en_PH', fil: 'fil_PH' } as const;

/**
 * Title, description and what a link's preview shows, as markup. The preview is the same for every campaign: crawlers run no
 * script. Its picture is the public site's, which names price, company and numbers; in full, since they resolve no paths.
 */
export function pageHead({ brand, company, locale, origin, base }: PageHead, t: PromoTranslate): string {
  const title = pageTitle('registration', brand, t);
  const preview = {
    'og:type': 'website',
    'og:site_name': `${brand}, ${company}`,
    'og:title': title,
    'og:description': t('description'),
    'og:url': `${origin}${base.replace(/\/$/, '')}`,
    'og:locale': openGraphLocales[locale],
    'og:image': `${origin}/${sharePictures[locale]}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    // A browser paints what it has parsed, and what follows moves it: the first paint waits for the form.
    '<link rel="expect" href="#agreement-link" blocking="render" />',
    `<meta name="description" content="${escapeHtml(t('description'))}" />`,
    ...Object.entries(preview).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
