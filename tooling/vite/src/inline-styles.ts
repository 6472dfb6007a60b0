import type { Rolldown } from 'vite';

/** A build's files; `base` is where the page's files are served. */
interface Built {
  readonly bundle: Rolldown.OutputBundle;
  readonly base: string;
}

/**
 * A built page with its stylesheets in it instead of beside it: one round trip less until it can be painted. The content
 * policy knows them by their hash.
 */
export function withInlineStyles(html: string, { bundle, base }: Built) {
  return html.replace(linked, (_tag, href) => styleElement(assetText(bundle, href.slice(base.length))));
}

/**
 * The text of a file that is written as it is, such as a stylesheet or a page.
 *
 * @throws when the build has no such file
 */
export function assetText(bundle: Built['bundle'], name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}

/**
 * A built page without the stylesheets that it links to, and which they are.
 */
export function withoutStyleLinks(html: string, { bundle, base }: Built) {
  const styles = [...html.matchAll(linked)].map(([, href = '']) => ({
    href,
    css: assetText(bundle, href.slice(base.length)),
  }));
  return { html: html.replace(linked, ''), styles };
}

/**
 * Takes the stylesheets that a page links to out of the build, where every page that needs them has them in it.
 */
export function dropLinkedStyles(html: string, { bundle, base }: Built) {
  for (const [, href = ''] of html.matchAll(linked)) {
    const name = href.slice(base.length);
    delete bundle[name];
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.viteMetadata?.importedCss.delete(name);
  }
}

const linked = /<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/g;

export function styleElement(css: string): string {
  if (css.includes('</')) throw new Error('A stylesheet would end the element it stands in.');
  return `<style>${css.trim()}</style>`;
}
