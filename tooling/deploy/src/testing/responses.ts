import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { expect } from 'vitest';

/** Headers of every page and file of a site, and of a missing one. */
export const secure = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]+=')*; .*; require-trusted-types-for 'script'; trusted-types 'none'$/,
  ),
  'permissions-policy': expect.stringMatching(/^camera=\(\), microphone=\(\), payment=\(\), usb=\(\), geolocation=/),
  'strict-transport-security': 'max-age=31536000',
};

/** Headers of every response of the backend, and of those that nginx sends in its place. */
export const unkept = {
  'cache-control': 'no-store',
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'self'; sandbox /),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': 'max-age=31536000',
};

/** Each header once: two of a name would come joined by a comma. */
export const headersOf = (answer: Response) => Object.fromEntries(answer.headers);

/** Asks without following redirects. */
export const asking =
  (origin: string) =>
  (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(origin + path, { redirect: 'manual', ...init });

/** Asks by a name that nginx serves; `fetch` does not let one choose it. */
export const askingAs = (origin: string, host: string, path: string) =>
  new Promise<{ readonly status: number | undefined; readonly text: string; readonly policy: string }>(
    (resolve, reject) => {
      get(origin + path, { headers: { host } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, text, policy: String(answer.headers['content-security-policy']) }),
        );
      }).on('error', reject);
    },
  );

/** A backend that says what it was asked, and has its own idea of its headers. */
export interface Echo {
  readonly origin: string;
  /** The headers of the last call, as the backend got them. */
  readonly lastHeaders: () => Readonly<IncomingHttpHeaders>;
  readonly stop: () => Promise<void>;
}

/** Starts one on a free port. */
export async function startEcho(): Promise<Echo> {
  let last: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    let bytes = 0;
    last = request.headers;
    const path = request.url ?? '';
    request.on('data', (chunk) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      response.writeHead(path.includes('missing') ? 404 : 200, {
        'content-type': 'text/plain',
        'cache-control': 'public, max-age=99',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'ALLOWALL',
        'content-security-policy': 'frame-ancestors *',
        server: 'backend/1.2.3',
      });
      response.end(`${request.method} ${path}${bytes > 0 ? `, ${bytes} bytes` : ''}`);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    lastHeaders: () => last,
    stop: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}
