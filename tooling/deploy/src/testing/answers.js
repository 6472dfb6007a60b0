import { createServer } from 'node:http';
import { expect } from 'vitest';

/** What every page and every file of a site is sent with, and what a missing one is. */
export const secure = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]+=')*; .*; require-trusted-types-for 'script'; trusted-types 'none'$/,
  ),
  'permissions-policy': expect.stringMatching(/^camera=\(\), microphone=\(\), payment=\(\), usb=\(\), geolocation=/),
  'strict-transport-security': 'max-age=31536000',
};

/** What every answer of the backend is sent with, the ones that nginx gives in its place included. */
export const unkept = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': 'max-age=31536000',
};

/** Each header once: two of a name would come joined by a comma. */
export const headersOf = (answer) => Object.fromEntries(answer.headers);

/** Asks without following redirects. */
export const asking =
  (origin) =>
  (path, init = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init });

/** A backend that says what it was asked, and has its own idea of how long that may be kept. */
export async function startEcho() {
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      response.writeHead(request.url.includes('missing') ? 404 : 200, {
        'cache-control': 'public, max-age=99',
        'x-content-type-options': 'nosniff',
      });
      response.end(`${request.method} ${request.url}${bytes > 0 ? `, ${bytes} bytes` : ''}`);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}
