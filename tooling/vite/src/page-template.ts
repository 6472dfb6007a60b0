/** The page of the app at an address. Without a locale: in the default one; without a page: the app's own. */
export type PageAt =
  | { readonly kind: 'page'; readonly locale: string | undefined; readonly page?: string | undefined }
  | { readonly kind: 'elsewhere' };

/** How an app's pages are laid out. */
export interface Layout {
  /** Each language has a folder of its own, too: `/fil/`. */
  readonly folders?: boolean;
  /** Folders of further pages, `about` for `/about/` and `/fil/about/`. */
  readonly pages?: readonly string[];
}

/**
 * The page and the language that an address asks for, or that it is not the app's own.
 *
 * @param url path and query as requested
 * @param base the path the app answers at, with slashes around it
 * @param locales the languages there are
 */
export function pageAt(
  url: string,
  base: string,
  locales: readonly string[],
  { folders = false, pages = [] }: Layout = {},
): PageAt {
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  for (const page of [undefined, ...pages]) {
    const own = page === undefined ? '' : `${page}/`;
    const locale = folders ? locales.find((name) => isIndex(pathname, `${base}${name}/${own}`)) : undefined;
    if (locale !== undefined) return { kind: 'page', locale, page };
    if (isIndex(pathname, `${base}${own}`) || (own === '' && `${pathname}/` === base)) {
      return { kind: 'page', locale: locales.find((name) => name === searchParams.get('lang')), page };
    }
  }
  return { kind: 'elsewhere' };
}

const isIndex = (pathname: string, folder: string) => pathname === folder || pathname === `${folder}index.html`;

/**
 * The language in which a visitor hears that there is no page: that of the folder, of `?lang=`, or the first one that the
 * browser asks for. nginx decides the same (`tooling/deploy`).
 *
 * @param url path and query as requested
 * @param accepted the request's `Accept-Language`
 * @param locales the languages there are
 * @returns undefined: the default one
 */
export function notFoundLocale(
  url: string,
  accepted: string | undefined,
  locales: readonly string[],
): string | undefined {
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  const [first = ''] = (accepted ?? '').toLowerCase().split(/[-,;]/);
  // `tl` is Tagalog, which older browsers send for Filipino.
  const asked = [pathname.split('/')[1], searchParams.get('lang'), first.trim() === 'tl' ? 'fil' : first.trim()];
  return locales.find((locale) => locale === asked.find((name) => locales.some((known) => known === name)));
}

export type RenderedPage = Readonly<Record<'lang' | 'locale' | 'head' | 'body', string>>;

/**
 * Puts a rendered page into the template's placeholders: `{{lang}}` and `{{locale}}` in attributes, `<!--{{head}}-->`
 * and `<!--{{body}}-->` in the place of elements.
 *
 * @throws when the template lacks one of them
 */
export function fillTemplate(template: string, page: Partial<RenderedPage>): string {
  return Object.entries(page).reduce((html, [name, value]) => {
    const placeholder = [`<!--{{${name}}}-->`, `{{${name}}}`].find((text) => html.includes(text));
    if (placeholder === undefined) throw new Error(`index.html has no place for {{${name}}}.`);
    // As a function: a text may hold `$&`.
    return html.replace(placeholder, () => value);
  }, template);
}

/** A page that is whole without its script comes before it on a slow line: the script is asked for with the lowest priority. */
export function withScriptLast(template: string): string {
  return template.replace(/<script type="module"(?=[^>]*\ssrc=)/, '$& fetchpriority="low"');
}

/** The template of a page on which nothing moves. */
export function withoutScript(template: string): string {
  return template
    .replace(/\s*<script(?: type="module"[^>]*)?>.*?<\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
}
