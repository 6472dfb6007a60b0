import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';

/** A backend whose delay can be set while it runs. */
export interface Backend {
  readonly origin: string;
  /** How long each call takes from now on; infinite: it is never answered. */
  readonly takes: (ms: number) => void;
  readonly stop: () => Promise<void>;
}

const answer = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"code":0,"data":{}}');
};

/** Starts one on a free loopback port. */
export async function startBackend(): Promise<Backend> {
  let ms = 0;
  const server = createServer((request, response) => {
    request.resume();
    if (ms === 0) answer(response);
    else if (Number.isFinite(ms)) setTimeout(() => answer(response), ms);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The backend has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    takes: (now) => {
      ms = now;
    },
    stop: () => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
}
