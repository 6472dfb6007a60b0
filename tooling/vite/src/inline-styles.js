/**
 * A built page with its stylesheets in it instead of beside it: one round trip less until it can be painted. The content
 * policy knows them by their hash.
 *
 * @param {string} html
 * @param {object} built
 * @param {import('vite').Rolldown.OutputBundle} built.bundle
 * @param {string} built.base where the page's files are served
 */
export function withInlineStyles(html, { bundle, base }) {
  return html.replace(linked, (_tag, href) => styleElement(String(bundle[href.slice(base.length)].source)));
}

/** Takes the stylesheets that a page links to out of the build, where every page that needs them has them in it. */
export function dropLinkedStyles(html, { bundle, base }) {
  for (const [, href] of html.matchAll(linked)) {
    const name = href.slice(base.length);
    delete bundle[name];
    for (const { viteMetadata } of Object.values(bundle)) viteMetadata?.importedCss.delete(name);
  }
}

const linked = /<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/g;

/** A stylesheet as an element of a page. */
export function styleElement(css) {
  if (css.includes('</')) throw new Error('A stylesheet would end the element it stands in.');
  return `<style>${css.trim()}</style>`;
}
