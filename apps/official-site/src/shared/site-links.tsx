import { useLocale } from '@peace/i18n/react';
import type { Locale } from '@peace/i18n';
import { createContext, useContext } from 'react';
import type { places, View } from './views.ts';
import { pagePath } from './site-address.ts';
import type { SitePage } from './site-pages.ts';

/** The page that links stand on, and the language of `/`. */
export const SiteLinksContext = createContext<{ readonly page: SitePage; readonly defaultLocale: Locale }>({
  page: 'home',
  defaultLocale: 'original',
});

/** The addresses of the site's pages and of the places in its first one, in the language on show. They work without a script. */
export function useSiteLinks() {
  const { page, defaultLocale } = useContext(SiteLinksContext);
  const { locale } = useLocale();
  const pathOf = (to: SitePage) => pagePath(to, locale, defaultLocale);
  return {
    toPage: pathOf,
    /** A view of the page at `/` (spec §2). */
    toView: (view: View) => (page === 'home' ? `#${view}` : `${pathOf('home')}${view === 'home' ? '' : `#${view}`}`),
    toPlace: (place: (typeof places)[keyof typeof places]) => (page === 'home' ? '' : pathOf('home')) + `#${place}`,
  };
}
