import type { ApiClientOptions } from '../client-options.ts';
import { type ApiClient, createApiClient } from '../create-api-client.ts';
import type { Endpoint } from '../define-endpoint.ts';
import { type FakeFetch, fakeFetch, type Reply } from './fake-fetch.ts';

/** A client before a fake backend. */
export function testClient(reply: Reply, options: Partial<ApiClientOptions> = {}): FakeFetch & { client: ApiClient } {
  const fake = fakeFetch(reply);
  const client = createApiClient({
    base: 'https://peace.test/peace',
    commonParams: () => ({ sessionId: 'se-1', deviceId: undefined }),
    fetch: fake.fetch,
    ...options,
  });
  return { client, ...fake };
}

/** A body in the endpoint's own envelope, with the given data and the code that means success to it. */
export function accepted(endpoint: Endpoint, data: unknown): Record<string, unknown> {
  const names = endpoint.envelopeNames ?? { code: 'code', data: 'data', message: 'message' };
  const code = endpoint.envelope === 'str00' ? '00' : endpoint.envelope === 'str0' ? '0' : 0;
  return {
    ...(endpoint.envelope === 'flag' && { success: true }),
    [names.code]: code,
    [names.data]: data,
    [names.message]: 'fine',
  };
}
