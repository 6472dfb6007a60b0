/**
 * The language an address asks for, or that it is not the page's own.
 *
 * @param {string} url path and query as requested
 * @param {string} base the path the app answers at, with slashes around it
 * @param {readonly string[]} locales the languages there are
 * @returns {{ kind: 'page', locale: string | undefined } | { kind: 'elsewhere' }} without a locale: the default one
 */
export function pageAt(url, base, locales) {
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  const isPage = pathname === base || `${pathname}/` === base || pathname === `${base}index.html`;
  return isPage
    ? { kind: 'page', locale: locales.find((locale) => locale === searchParams.get('lang')) }
    : { kind: 'elsewhere' };
}

/**
 * Puts a rendered page into the template's placeholders: `{{lang}}` and `{{locale}}` in attributes, `<!--{{head}}-->`
 * and `<!--{{body}}-->` in the place of elements.
 *
 * @param {string} template
 * @param {Record<'lang' | 'locale' | 'head' | 'body', string>} page
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

/** The template of a page on which nothing moves. */
export function withoutScript(template) {
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
}
