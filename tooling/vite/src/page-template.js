/**
 * The language an address asks for, or that it is not the page's own.
 *
 * @param {string} url path and query as requested
 * @param {string} base the path the app answers at, with slashes around it
 * @param {readonly string[]} locales the languages there are
 * @param {{ folders?: boolean }} [options] `folders`: each language has a folder of its own, too: `/fil/`
 * @returns {{ kind: 'page', locale: string | undefined } | { kind: 'elsewhere' }} without a locale: the default one
 */
export function pageAt(url, base, locales, { folders = false } = {}) {
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  const folder = folders ? locales.find((locale) => isIndex(pathname, `${base}${locale}/`)) : undefined;
  if (folder !== undefined) return { kind: 'page', locale: folder };
  return isIndex(pathname, base) || `${pathname}/` === base
    ? { kind: 'page', locale: locales.find((locale) => locale === searchParams.get('lang')) }
    : { kind: 'elsewhere' };
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
