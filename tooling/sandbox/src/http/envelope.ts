import type { Endpoint, EnvelopeKind, EnvelopeNames } from '@peace/api-client';
import type { Rejection } from './rejection.ts';

const PLAIN: EnvelopeNames = { code: 'code', data: 'data', message: 'message' };

export const CODES: Readonly<
  Record<EnvelopeKind, { readonly success: number | string; readonly failure: number | string }>
> = {
  int0: { success: 0, failure: 1 },
  flag: { success: 0, failure: 1 },
  str00: { success: '00', failure: '99' },
  str0: { success: '0', failure: '99' },
  none: { success: '00', failure: '99' },
};

/** The names of the envelope's fields in this endpoint's responses: variant 2 has its own. */
export function envelopeNames(endpoint: Endpoint): EnvelopeNames {
  return endpoint.envelopeNames ?? PLAIN;
}

/** The envelope of a call that went well. */
export function successEnvelope(endpoint: Endpoint, data: unknown): Record<string, unknown> {
  const names = envelopeNames(endpoint);
  const body = {
    [names.code]: CODES[endpoint.envelope].success,
    [names.data]: data ?? null,
    [names.message]: 'success',
  };
  return endpoint.envelope === 'flag' ? { success: true, ...body } : body;
}

/** The response to a call that was refused. Without an envelope only the HTTP status can say so. */
export function refusal(endpoint: Endpoint, rejection: Rejection): Response {
  const status = endpoint.envelope === 'none' && rejection.status === 200 ? 400 : rejection.status;
  return Response.json(failureEnvelope(endpoint, rejection), { status });
}

function failureEnvelope(endpoint: Endpoint, rejection: Rejection): Record<string, unknown> {
  const names = envelopeNames(endpoint);
  const general = CODES[endpoint.envelope].failure;
  const own = typeof general === 'number' ? Number(rejection.code) : String(rejection.code);
  const code = rejection.code === undefined ? general : own;
  const body = { [names.code]: code, [names.data]: null, [names.message]: rejection.message };
  return endpoint.envelope === 'flag' ? { success: false, ...body } : body;
}
