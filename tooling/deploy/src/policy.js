import { createHash } from 'node:crypto';

/** Inline scripts that a browser would run, in a page's HTML; data blocks such as JSON-LD are none. */
function inlineScripts(html) {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes))
    .map(([, , code]) => code);
}

/** The stylesheets that stand in a page. */
const inlineStyles = (html) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);

const hash = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The origins of the frames that stand in a page's HTML. */
const framed = (html) => [...html.matchAll(/<iframe[^>]*\ssrc="(https:[^"]+)"/g)].map(([, src]) => new URL(src).origin);

const unique = (values) => [...new Set(values)];

const hashes = (pages, partsOf) => unique(pages.flatMap(partsOf).map(hash));

const strict = { scripts: [], styles: [], types: ["require-trusted-types-for 'script'", "trusted-types 'none'"] };
/** A build for staging brings a console, which draws itself from texts and runs what is typed. */
const forConsole = { scripts: ["'unsafe-eval'"], styles: ["'unsafe-inline'"], types: [] };

/**
 * The Content-Security-Policy of an app: its own files, the scripts and styles in its pages by their hash, and nothing
 * that could make text into script (decision 0030).
 *
 * @param {object} app
 * @param {readonly string[]} app.pages the HTML of each of its pages; what they frame may be framed
 * @param {readonly string[]} app.images sources of pictures besides its own files
 * @param {readonly string[]} app.frames sources of frames besides those in its pages
 * @param {string} app.ancestors who may frame it: `'none'`, or `'self'` where the shell simulator stands on its host
 * @param {readonly string[]} [app.connect] origins it calls besides its own: statistics, a backend elsewhere
 */
export function contentSecurityPolicy({ pages, images, frames, ancestors, connect = [] }) {
  const allowance = pages.some((html) => html.includes('name="page-console"')) ? forConsole : strict;
  const frameSources = unique([...frames, ...pages.flatMap(framed)]);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(pages, inlineScripts), ...allowance.scripts].join(' '),
    // A hash would take the permission for all inline styles back.
    ["style-src 'self'", ...(allowance.styles.length > 0 ? allowance.styles : hashes(pages, inlineStyles))].join(' '),
    ["img-src 'self'", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    `frame-src ${frameSources.length > 0 ? frameSources.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    ...allowance.types,
  ].join('; ');
}
