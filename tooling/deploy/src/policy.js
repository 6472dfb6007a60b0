import { createHash } from 'node:crypto';

/** Inline scripts that a browser would run, in a page's HTML; data blocks such as JSON-LD are none. */
function inlineScripts(html) {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes) && !/type="application\//.test(attributes))
    .map(([, , code]) => code);
}

const hash = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * The Content-Security-Policy of an app: its own files, the few inline scripts of its pages by their hash, pictures from
 * anywhere over https (lenders' logos), agreements and the privacy page in frames over https.
 *
 * @param {readonly string[]} pages the HTML of each of its pages
 */
export function contentSecurityPolicy(pages) {
  const hashes = [...new Set(pages.flatMap(inlineScripts).map(hash))];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
