import { createHash } from 'node:crypto';

/**
 * Inline scripts that a browser would run, in a page's HTML; data blocks such as JSON-LD are none.
 *
 * @param {string} html
 */
function inlineScripts(html) {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes))
    .map(([, , code = '']) => code);
}

/** The stylesheets that are in a page. @param {string} html */
const inlineStyles = (html) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);

/** @param {string} code */
const hash = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The origins of the frames that are in a page's HTML. @param {string} html */
const framed = (html) =>
  [...html.matchAll(/<iframe[^>]*\ssrc="(https:[^"]+)"/g)].map(([, src = '']) => new URL(src).origin);

/**
 * The origins that a deployment's addresses are on, where they are not the page's own.
 *
 * @param {readonly string[]} addresses
 */
const originsOf = (addresses) =>
  addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);

/** @param {readonly string[]} values */
const unique = (values) => [...new Set(values)];

/** @param {readonly string[]} parts */
const hashes = (parts) => unique(parts.map(hash));

const strict = { scripts: [], styles: [], types: ["require-trusted-types-for 'script'", "trusted-types 'none'"] };
/** A build for staging brings a console, which draws itself from texts and runs what is typed. */
const forConsole = { scripts: ["'unsafe-eval'"], styles: ["'unsafe-inline'"], types: [] };

/**
 * The Content-Security-Policies of an app: its own files, a page's scripts and styles by their hash, and nothing that could
 * make text into script. Each page names only what is in itself, since the header goes ahead of it.
 *
 * @param {object} app
 * @param {Readonly<Record<string, string>>} app.pages the HTML of its pages by their path, `/index.html`; what one of them
 *   frames may be framed by all, because a visitor comes from one to the other without loading it
 * @param {readonly string[]} app.images sources of pictures besides its own files and the origins of the deployment
 * @param {readonly string[]} app.frames sources of frames besides those in its pages
 * @param {import('@peace/deployment-config').Deployment} app.settings what the deployment decides: the page calls
 *   its addresses and draws pictures from its origins, and from no others
 * @param {string} app.ancestors who may frame it: `'none'`, or `'self'` where the shell simulator is on its host
 * @param {readonly string[]} [app.connect] further origins it calls
 * @returns {{ page: Record<string, string>, file: string }} of each page by its path, and of every other file
 */
export function contentSecurityPolicies({ pages, settings, images, frames, ancestors, connect = [] }) {
  const frameSources = unique([...frames, ...Object.values(pages).flatMap(framed)]);
  const { apiBase, statsUrl, reportsUrl, feedbackUrl, trustedOrigins, pictureOrigins } = settings;
  const imageSources = unique([...images, ...originsOf([apiBase]), ...trustedOrigins, ...pictureOrigins]);
  const called = unique([...originsOf([apiBase, statsUrl, reportsUrl, feedbackUrl]), ...connect]);
  /**
   * @param {string} html
   * @param {string} path
   */
  const policyOf = (html, path) => {
    const allowance = html.includes('name="page-console"') ? forConsole : strict;
    return [
      "default-src 'none'",
      ["script-src 'self'", ...hashes(inlineScripts(html)), ...allowance.scripts].join(' '),
      // A hash would take the permission for all inline styles back.
      ["style-src 'self'", ...(allowance.styles.length > 0 ? allowance.styles : hashes(inlineStyles(html)))].join(' '),
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
