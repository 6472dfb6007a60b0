import type { Translate } from '@peace/i18n';
import type { promoMessages } from '@peace/i18n/messages/promo';
import type { Route } from '#shared/routes.ts';

type PromoTranslate = Translate<typeof promoMessages.original>;

const titles = { registration: 'headline', agreement: 'title', download: 'downloadTitle' } as const;

/** The document's title while a route is on show. */
export function pageTitle(route: Route, brand: string, t: PromoTranslate): string {
  return `${t(titles[route])} – ${brand}`;
}

/** Title and description, as markup. */
export function pageHead(brand: string, t: PromoTranslate): string {
  return [
    `<title>${escapeHtml(pageTitle('registration', brand, t))}</title>`,
    `<meta name="description" content="${escapeHtml(t('description'))}" />`,
  ].join('\n    ');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
