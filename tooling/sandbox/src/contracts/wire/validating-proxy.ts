import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Document } from 'openapi-backend';
import { type CheckExchange, exchangeCheck, type WireResponse, type Breach } from './check-exchange.ts';

export { type Breach, breachText } from './check-exchange.ts';

export interface ValidatingProxy {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export interface ValidatingProxyOptions {
  /** Origin of the backend. */
  readonly target: string;
  /** OpenAPI 3.1 of its calls: `openapiDocument()`, or what a sandbox answers at `/__sandbox/openapi.json`. */
  readonly description: Document;
  /** Called for each thing that is not as the OpenAPI description says, before the caller has the whole response. */
  readonly onBreach: (breach: Breach) => void;
  /** 0 takes a free one. */
  readonly port?: number;
}

/** Starts a proxy that passes everything on as it is, and holds what it passes on against the description. */
export async function startValidatingProxy({
  target,
  description,
  onBreach,
  port = 0,
}: ValidatingProxyOptions): Promise<ValidatingProxy> {
  const check = await exchangeCheck(description);
  const server = createServer((incoming, outgoing) => passOn({ incoming, outgoing, target, check, onBreach }));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy does not listen on a port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Passing extends Pick<ValidatingProxyOptions, 'target' | 'onBreach'> {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly check: CheckExchange;
}

function passOn({ incoming, outgoing, target, check, onBreach }: Passing): void {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = collected(incoming);
  const report = async (answer?: WireResponse) => {
    const exchange = { method, url, headers, body: Buffer.concat(body), answer };
    // A request that its caller aborted half-way proves nothing.
    if (incoming.complete) for (const breach of await check(exchange)) onBreach(breach);
  };
  // A new connection for each call: the backend could close a kept-alive one just as it is used again.
  const options = {
    method,
    headers: isLocal(target) ? headers : { ...headers, host: new URL(target).host },
    agent: false,
  };
  const upstream = (target.startsWith('https:') ? httpsRequest : httpRequest)(new URL(url, target), options);
  // The proxy drops a connection if backend or caller does.
  upstream.on('error', () => void report().finally(() => outgoing.destroy()));
  outgoing.on('close', () => upstream.destroy());
  upstream.on('response', (response) => {
    const parts = collected(response);
    const { statusCode: status = 0, headers: answered } = response;
    outgoing.writeHead(status, answered);
    response.on('error', () => outgoing.destroy());
    response.pipe(outgoing, { end: false });
    response.on(
      'end',
      () => void report({ status, headers: answered, body: Buffer.concat(parts) }).finally(() => outgoing.end()),
    );
  });
  incoming.pipe(upstream);
}

function collected(message: IncomingMessage): readonly Buffer[] {
  const parts: Buffer[] = [];
  message.on('data', (part: Buffer) => parts.push(part));
  return parts;
}

const isLocal = (origin: string) => new URL(origin).hostname === '127.0.0.1';
