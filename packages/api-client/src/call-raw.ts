import type { CallOptions } from './client-options.ts';
import type { ApiClient } from './create-api-client.ts';
import type { DomainOf, Endpoint, PayloadOf } from './define-endpoint.ts';
import type { HttpResponse } from './encode-request.ts';
import { envelopeOf } from './read-response.ts';

/** The result of a call as the specification's shared helper returns it, for any response code (spec §8). */
export interface RawResult<Data> {
  readonly success: boolean;
  /** As it was sent; undefined where no envelope came. */
  readonly code: unknown;
  readonly message: string;
  /** The domain's; null without success. */
  readonly data: Data | null;
  /** The parsed body, also the fields that the contract does not read; undefined where it is not JSON. */
  readonly raw: unknown;
}

/** The same call as `client.call`, with the envelope as it came. Never rejects. */
export async function callRaw<E extends Endpoint>(
  client: ApiClient,
  endpoint: E,
  payload: PayloadOf<E>,
  options?: CallOptions,
): Promise<RawResult<DomainOf<E>>> {
  const responses: HttpResponse[] = [];
  const result = await client.call(endpoint, payload, { ...options, onResponse: (came) => responses.push(came) });
  const [body] = responses.map((response) => response.body);
  return {
    ...envelopeOf(endpoint, typeof body === 'string' ? body : ''),
    success: result.kind === 'ok',
    data: result.kind === 'ok' ? result.data : null,
  };
}
