import { queryOptions } from '@tanstack/react-query';
import { type ApiError, describeError, type Result } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';
import type { DomainOf, Endpoint, PayloadOf } from './define-endpoint.ts';

/** An `ApiError` where only a thrown error will do: in a React Query function. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly error: ApiError;

  /** `endpoint` is the declaration's name. */
  constructor(endpoint: string, error: ApiError) {
    super(`${endpoint} failed: ${describeError(error)}`);
    this.error = error;
  }
}

// React Query must neither retry (the client does, where it is safe) nor wait for `navigator.onLine`, which a webview
// reports wrongly: a call without a network has to fail, not to show its skeleton forever.
const settings = { retry: false, networkMode: 'always' } as const;

/**
 * A read as React Query options: the key is the endpoint's name and the payload; the data is the domain's. What is thrown
 * is an `ApiFailure`, whose `error` says why.
 */
export function queryOptionsFor<E extends Endpoint>(client: ApiClient, endpoint: E, payload: PayloadOf<E>) {
  return queryOptions<DomainOf<E>, ApiFailure>({
    ...settings,
    queryKey: [endpoint.name, payload],
    queryFn: async ({ signal }) => unwrap(endpoint, await client.call(endpoint, payload, { signal })),
  });
}

function unwrap<Data>(endpoint: Endpoint, result: Result<Data>): Data {
  if (result.kind === 'failed') throw new ApiFailure(endpoint.name, result.error);
  return result.data;
}
