import { type ApiClient, createApiClient, type DomainOf, type Endpoint, type PayloadOf } from '@peace/api-client';
import { FACTORY_NOW } from '../factories/an-order.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { createSandboxClient } from '../client/client.ts';

/** A sandbox whose time stands still, and the real client in front of it. */
export interface TestSandbox {
  readonly sandbox: Sandbox;
  readonly client: ApiClient;
  /** Calls and returns the domain data; a failure fails the test. */
  readonly ok: <E extends Endpoint>(endpoint: E, payload: PayloadOf<E>) => Promise<DomainOf<E>>;
  /** Calls and returns the code of the refusal; anything else fails the test. */
  readonly refused: <E extends Endpoint>(endpoint: E, payload: PayloadOf<E>) => Promise<string>;
  /** A control call; returns its JSON. */
  readonly control: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;
}

/** A fresh one. The client's base is absolute because Node's `Request` takes no other. */
export function testSandbox(seed = 1): TestSandbox {
  const sandbox = createSandbox({ seed, clock: { now: () => FACTORY_NOW } });
  const client = createApiClient({
    base: 'http://app.test/peace',
    commonParams: () => ({ sessionId: 'session-1', appVersion: '1.0.0' }),
    fetch: sandbox.fetch,
  });
  return {
    sandbox,
    client,
    ok: async (endpoint, payload) => {
      const result = await client.call(endpoint, payload);
      if (result.kind === 'ok') return result.data;
      throw new Error(`${endpoint.name} failed: ${JSON.stringify(result.error)}`);
    },
    refused: async (endpoint, payload) => {
      const result = await client.call(endpoint, payload);
      if (result.kind === 'failed' && result.error.kind === 'rejected') return result.error.code;
      throw new Error(`${endpoint.name} was not refused: ${JSON.stringify(result)}`);
    },
    control: async (method, path, body) => {
      const json = { 'content-type': 'application/json' };
      const init = body === undefined ? { method } : { method, headers: json, body: JSON.stringify(body) };
      const response = await sandbox.app.request(`/__sandbox${path}`, init);
      return response.json();
    },
  };
}

export const aClient = () => {
  const sandbox = createSandbox({ clock: { now: () => Date.parse('2026-11-20T04:00:00Z') } });
  return { sandbox, client: createSandboxClient({ send: sandbox.fetch }) };
};
