import type { Endpoint } from '@peace/api-client';
import type { SandboxContext, SandboxParts } from '../sandbox-env.ts';
import { settleArrived } from '../state/payment.ts';
import type { HonoRequest } from 'hono';
import { refusal, successEnvelope } from './envelope.ts';
import type { Received } from '../handle.ts';
import { Rejection } from './rejection.ts';

/** Asks the handler and puts its response, or its refusal, into the endpoint's envelope. */
export function answered(parts: SandboxParts) {
  return async (c: SandboxContext): Promise<Response> => {
    const handler = c.get('handler');
    const received = c.get('received');
    const { endpoint } = handler;
    try {
      settleArrived(parts.state, parts.clock.now());
      assertMethod(endpoint, c.req.method);
      assertEncoding(endpoint, received);
      const answer = await handler.answer(received, {
        state: parts.state,
        now: parts.clock.now(),
        absolute: (address) => (address.startsWith('/') ? new URL(address, callerOrigin(c.req)).href : address),
      });
      c.set('outcome', 'ok');
      return answer instanceof Response ? answer : Response.json(successEnvelope(endpoint, answer));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      c.set('outcome', `rejected: ${error.message}`);
      return refusal(endpoint, error);
    }
  };
}

function assertMethod({ method }: Endpoint, sent: string): void {
  if (sent !== method) throw new Rejection(`Request method ${sent} is not supported; use ${method}.`, { status: 405 });
}

/** A call without any payload may leave the body and its type out. */
function assertEncoding({ method, body }: Endpoint, { encoding }: Received): void {
  if (method === 'GET' || encoding === body || (encoding === 'none' && body === 'form')) return;
  throw new Rejection(
    `Content type is not supported; the body must be ${body === 'form' ? 'form-encoded' : 'multipart'}.`,
    {
      status: 415,
    },
  );
}

/** The origin of the page that calls: behind an app's proxy the request's own address is not the one the page has. */
function callerOrigin(request: HonoRequest): string {
  const stated = [request.header('origin'), request.header('referer'), request.url];
  const address = stated.find((candidate) => candidate !== undefined && URL.canParse(candidate));
  return new URL(address ?? request.url).origin;
}
