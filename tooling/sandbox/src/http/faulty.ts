import type { Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SandboxEnv } from '../handle.ts';
import type { SandboxContext, SandboxParts } from '../sandbox-env.ts';
import { envelopeNames, refusal } from './envelope.ts';
import { type Fault, keepsTheContract } from './faults.ts';
import { foreignResponse, corrupted } from './corrupt.ts';
import { hostileResponse } from './hostile.ts';
import { Rejection } from './rejection.ts';
import { hang, sleep } from './sleep.ts';

/**
 * The connection ended without a response. It looks as `fetch` reports a lost connection, so in the browser and in
 * tests it is simply thrown; `serve.ts` turns it into a destroyed socket.
 */
export class ConnectionLost extends TypeError {
  constructor() {
    super('Failed to fetch');
    this.name = 'TypeError';
  }
}

const SLOW_MS = 5000;

/** Tells a validating proxy that the response breaks the contract on purpose. */
const FAULT_HEADER = 'x-sandbox-fault';

/** Lets the fault that waits for this call strike. */
export function faulty(parts: SandboxParts) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const { name, isIdempotent } = c.get('handler').endpoint;
    const fault = parts.faults.take(name, isIdempotent);
    if (fault === undefined) return next();
    const answer = await struck(fault, parts, c, next);
    c.set('outcome', `fault: ${fault.kind}`);
    if (answer !== undefined) c.res = answer;
    if (!keepsTheContract(fault.kind)) c.header(FAULT_HEADER, fault.kind);
  });
}

/** The response to give instead of the handler's; undefined leaves the handler's as it is. */
async function struck(fault: Fault, parts: SandboxParts, c: SandboxContext, next: Next): Promise<Response | undefined> {
  const { endpoint } = c.get('handler');
  const { signal } = c.req.raw;
  switch (fault.kind) {
    case 'hold':
      if (!(await parts.held.hold(endpoint.name, signal, parts.untilReset))) throw new ConnectionLost();
      await next();
      return undefined;
    case 'override':
      await next();
      return new Response(fault.body ?? '', { headers: { 'content-type': 'application/json' } });
    case 'slow':
      await next();
      await sleep(fault.ms ?? SLOW_MS, signal);
      return undefined;
    case 'truncated':
    case 'nullData':
    case 'wrongCodeType':
    case 'wrongTypes':
    case 'missingFields':
    case 'huge':
      await next();
      return corrupted(c.res, fault.kind, envelopeNames(endpoint));
    case 'hostile':
      await next();
      return hostileResponse(endpoint, c.res, envelopeNames(endpoint));
    case 'http500':
    case 'http404':
    case 'http401':
    case 'html':
    case 'empty':
    case 'null':
      if (fault.applied) await next();
      return foreignResponse(fault.kind);
    case 'rejected':
      return refusal(endpoint, new Rejection('The service is busy. Please try again later.'));
    case 'drop':
    case 'hang':
      if (fault.applied) await next();
      c.set('outcome', `fault: ${fault.kind}`);
      if (fault.kind === 'hang') await hang(signal, parts.untilReset);
      throw new ConnectionLost();
  }
}
