import { isLocale } from '@peace/i18n';
import type { Locale } from '@peace/i18n';

/** The path of the page in a language: the default one is at exactly `/`, each other in a folder of its own. */
export function localePath(locale: Locale, defaultLocale: Locale): `/${string}` {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}

/** The language that a path names, or `null` for `/` and for whatever is no page. */
export function localeOfPath(path: string): Locale | null {
  const [, name] = /^\/(\w+)\/(?:index\.html)?$/.exec(path) ?? [];
  return isLocale(name) ? name : null;
}

/** The parameter that an older address names its language with. It says nothing beside a path that does. */
const languageParameter = 'lang';

/** The address of what is on show in another language: path changed, query and hash as they are. */
export function addressIn(locale: Locale, defaultLocale: Locale, { query, hash }: { query: string; hash: string }) {
  const rest = new URLSearchParams(query);
  rest.delete(languageParameter);
  const search = String(rest);
  return `${localePath(locale, defaultLocale)}${search && `?${search}`}${hash}` as const;
}
