import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An origin whose pages arrive in two pieces. */
export interface Pieces {
  readonly origin: string;
  /** Sends the rest of the pages that were asked for, and of those that will be. */
  readonly release: () => void;
}

/**
 * Serves what `target` serves; a page is cut before `mark` in its body, and its rest is sent when `release` was called. A slow
 * connection cuts pages like this, and a busy phone does by pausing its parser.
 */
export async function serveInPieces(target: string, mark: string, use: (pieces: Pieces) => Promise<void>) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer((request, response) => {
    void passOn(target, request).then(async ({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type });
      const cut = type.startsWith('text/html') ? body.indexOf(mark, body.indexOf('<body')) : -1;
      if (cut !== -1) {
        response.write(body.subarray(0, cut));
        await released;
      }
      response.end(body.subarray(Math.max(cut, 0)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  await use({ origin: `http://127.0.0.1:${address.port}`, release });
  server.closeAllConnections();
  server.close();
}

async function passOn(target: string, request: IncomingMessage) {
  const { method = 'GET', url = '/', headers } = request;
  const type = headers['content-type'];
  const answer = await fetch(target + url, {
    method,
    headers: type === undefined ? {} : { 'content-type': type },
    ...(method === 'GET' ? {} : { body: await buffer(request) }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
