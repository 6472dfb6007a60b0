import { createHash } from 'node:crypto';
import type { Deployment } from '@peace/deployment-config';

/** Inline scripts that a browser would run, in a page's HTML; data blocks such as JSON-LD are none. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes))
    .map(([, , code = '']) => code);
}

/** The stylesheets that are in a page. */
const inlineStyles = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The origins of the frames that are in a page's HTML. */
const framed = (html: string) =>
  [...html.matchAll(/<iframe[^>]*\ssrc="(https:[^"]+)"/g)].map(([, src = '']) => new URL(src).origin);

/** The origins that a deployment's addresses are on, where they are not the page's own. */
const originsOf = (addresses: readonly string[]) =>
  addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);

const unique = (values: readonly string[]) => [...new Set(values)];

const strict = { scripts: [], styles: [], types: ["require-trusted-types-for 'script'", "trusted-types 'none'"] };
/** A build for staging brings a console, which draws itself from texts and runs what is typed. */
const forConsole = { scripts: ["'unsafe-eval'"], styles: ["'unsafe-inline'"], types: [] };

/** The policies of an app depend on these. */
interface Policed {
  /**
   * The HTML of its pages by their path, `/index.html`; what one of them frames may be framed by all, because a visitor comes from one
   * to the other without loading it.
   */
  readonly pages: Readonly<Record<string, string>>;
  /** Sources of pictures besides its own files and the origins of the deployment. */
  readonly images: readonly string[];
  /** Sources of frames besides those in its pages. */
  readonly frames: readonly string[];
  /** The page may call the addresses and load pictures from the origins of the deployment, and no others. */
  readonly settings: Deployment;
  /** For `frame-ancestors`: `'none'`, or `'self'` where the shell simulator is on its host. */
  readonly ancestors: string;
  /** Further origins it calls. */
  readonly connect?: readonly string[];
}

/** The Content-Security-Policies of an app: of each page by its path, and of every other file. */
export interface Policies {
  readonly page: Readonly<Record<string, string>>;
  readonly file: string;
}

/**
 * Allows an app its own files, a page's scripts and styles by their hash, and nothing that could make text into script. Each page
 * names only what is in itself, since the header goes ahead of it.
 */
export function contentSecurityPolicies({
  pages,
  settings,
  images,
  frames,
  ancestors,
  connect = [],
}: Policed): Policies {
  const frameSources = unique([...frames, ...Object.values(pages).flatMap(framed)]);
  const { apiBase, statsUrl, reportsUrl, feedbackUrl, trustedOrigins, pictureOrigins } = settings;
  const imageSources = unique([...images, ...originsOf([apiBase, ...pictureOrigins]), ...trustedOrigins]);
  const called = unique([...originsOf([apiBase, statsUrl, reportsUrl, feedbackUrl]), ...connect]);
  const policyOf = (html: string, path: string) => {
    const allowance = html.includes('name="page-console"') ? forConsole : strict;
    return [
      "default-src 'none'",
      ["script-src 'self'", ...unique(inlineScripts(html).map(hash)), ...allowance.scripts].join(' '),
      // A hash would take the permission for all inline styles back.
      [
        "style-src 'self'",
        ...(allowance.styles.length > 0 ? allowance.styles : unique(inlineStyles(html).map(hash))),
      ].join(' '),
      ["img-src 'self'", ...imageSources].join(' '),
      "font-src 'self'",
      "manifest-src 'self'",
      ["connect-src 'self'", ...called].join(' '),
      `frame-src ${frameSources.length > 0 ? frameSources.join(' ') : "'none'"}`,
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${ancestors}`,
      // nginx counts them, by page, and drops what they say (docs/decisions/statistics-and-reports.md).
      `report-uri /__policy__/${path.replaceAll(/^\/|\.html$/g, '')}`,
      ...allowance.types,
    ].join('; ');
  };
  return {
    page: Object.fromEntries(Object.entries(pages).map(([path, html]) => [path, policyOf(html, path)])),
    file: policyOf('', 'file'),
  };
}
