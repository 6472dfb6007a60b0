/**
 * The page and the language that an address asks for, or that it is not the app's own.
 *
 * @param {string} url path and query as requested
 * @param {string} base the path the app answers at, with slashes around it
 * @param {readonly string[]} locales the languages there are
 * @param {{ folders?: boolean, pages?: readonly string[] }} [options] `folders`: each language has a folder of its own, too: `/fil/`;
 *   `pages`: folders of further pages, `about` for `/about/` and `/fil/about/`
 * @returns {{ kind: 'page', locale: string | undefined, page?: string | undefined } | { kind: 'elsewhere' }} without a locale: the
 *   default one; without a page: the app's own
 */
export function pageAt(url, base, locales, { folders = false, pages = [] } = {}) {
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

/** @param {string} pathname @param {string} folder */
const isIndex = (pathname, folder) => pathname === folder || pathname === `${folder}index.html`;

/**
 * The language in which a visitor hears that there is no page: that of the folder, of `?lang=`, or the first one that the
 * browser asks for. nginx decides the same (`tooling/deploy`).
 *
 * @param {string} url path and query as requested
 * @param {string | undefined} accepted the request's `Accept-Language`
 * @param {readonly string[]} locales the languages there are
 * @returns {string | undefined} undefined: the default one
 */
export function notFoundLocale(url, accepted = '', locales = []) {
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  const [first = ''] = accepted.toLowerCase().split(/[-,;]/);
  // `tl` is Tagalog, which older browsers send for Filipino.
  const asked = [pathname.split('/')[1], searchParams.get('lang'), first.trim() === 'tl' ? 'fil' : first.trim()];
  return locales.find((locale) => locale === asked.find((name) => locales.some((known) => known === name)));
}

/** @typedef {Record<'lang' | 'locale' | 'head' | 'body', string>} RenderedPage */

/**
 * Puts a rendered page into the template's placeholders: `{{lang}}` and `{{locale}}` in attributes, `<!--{{head}}-->`
 * and `<!--{{body}}-->` in the place of elements.
 *
 * @param {string} template
 * @param {Partial<RenderedPage>} page
 * @throws when the template lacks one of them
 */
export function fillTemplate(template, page) {
  return Object.entries(page).reduce((html, [name, value]) => {
    const placeholder = [`<!--{{${name}}}-->`, `{{${name}}}`].find((text) => html.includes(text));
    if (placeholder === undefined) throw new Error(`index.html has no place for {{${name}}}.`);
    // As a function: a text may hold `$&`.
    return html.replace(placeholder, () => value);
  }, template);
}

/**
 * A page that is whole without its script comes before it on a slow line: the script is asked for with the lowest priority.
 *
 * @param {string} template
 */
export function withScriptLast(template) {
  return template.replace(/<script type="module"(?=[^>]*\ssrc=)/, '$& fetchpriority="low"');
}

/**
 * The template of a page on which nothing moves.
 *
 * @param {string} template
 */
export function withoutScript(template) {
  return template
    .replace(/\s*<script(?: type="module"[^>]*)?>.*?<\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
}
