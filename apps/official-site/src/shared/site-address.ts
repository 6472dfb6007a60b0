import { isLocale, type Locale } from '@peace/i18n';
import { pageFolders, pageOfFolder, type SitePage } from './site-pages.ts';

/** The path of a page in a language: the default language is at `/` and `/about/`, each other in a folder of its own. */
export function pagePath(page: SitePage, locale: Locale, defaultLocale: Locale): `/${string}` {
  const language = locale === defaultLocale ? '' : `${locale}/`;
  return page === 'home' ? `/${language}` : `/${language}${pageFolders[page]}/`;
}

/** Reads language and page from a path. The language is `null` if the path has none; an unknown page is `/`. */
export function readSitePath(path: string): { readonly locale: Locale | null; readonly page: SitePage } {
  const [, first, second] = /^\/(?:([\w-]+)\/)?(?:([\w-]+)\/)?(?:index\.html)?$/.exec(path) ?? [];
  const locale = isLocale(first) ? first : null;
  return { locale, page: pageOfFolder(locale ? second : first) };
}

/** The parameter that an older address names its language with. It says nothing beside a path that does. */
const languageParameter = 'lang';

/** The visitor's page, with query and hash. */
export interface Whereabouts {
  readonly page: SitePage;
  readonly query: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

/** The address of what is on show in another language: path changed, query and hash as they are. */
export function addressIn(locale: Locale, defaultLocale: Locale, { page, query, hash }: Whereabouts) {
  const rest = new URLSearchParams(query);
  rest.delete(languageParameter);
  const search = String(rest);
  return `${pagePath(page, locale, defaultLocale)}${search && `?${search}`}${hash}` as const;
}
