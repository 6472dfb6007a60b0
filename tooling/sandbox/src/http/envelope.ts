import type { Endpoint, EnvelopeNames } from '@peace/api-client';
import type { Rejection } from './rejection.ts';

const PLAIN: EnvelopeNames = { code: 'code', data: 'data', message: 'message' };

/** The names of the envelope's fields in this endpoint's answers: variant 2 has its own. */
export function envelopeNames(endpoint: Endpoint): EnvelopeNames {
  return endpoint.envelopeNames ?? PLAIN;
}

/** The envelope of a call that went well. */
export function successEnvelope(endpoint: Endpoint, data: unknown): Record<string, unknown> {
  const names = envelopeNames(endpoint);
  const body = { [names.code]: successCode(endpoint), [names.data]: data ?? null, [names.message]: 'success' };
  return endpoint.envelope === 'flag' ? { success: true, ...body } : body;
}

/** The answer to a call that was refused. Without an envelope only the HTTP status can say so. */
export function refusal(endpoint: Endpoint, rejection: Rejection): Response {
  const status = endpoint.envelope === 'none' && rejection.status === 200 ? 400 : rejection.status;
  return Response.json(failureEnvelope(endpoint, rejection), { status });
}

function failureEnvelope(endpoint: Endpoint, rejection: Rejection): Record<string, unknown> {
  const names = envelopeNames(endpoint);
  const general = failureCode(endpoint);
  const code = rejection.code === undefined ? general : inTypeOf(general, rejection.code);
  const body = { [names.code]: code, [names.data]: null, [names.message]: rejection.message };
  return endpoint.envelope === 'flag' ? { success: false, ...body } : body;
}

function successCode({ envelope }: Endpoint): number | string {
  switch (envelope) {
    case 'int0':
    case 'flag':
      return 0;
    case 'str00':
    case 'none':
      return '00';
    case 'str0':
      return '0';
  }
}

function failureCode({ envelope }: Endpoint): number | string {
  return envelope === 'int0' || envelope === 'flag' ? 1 : '99';
}

function inTypeOf(example: number | string, code: number | string): number | string {
  return typeof example === 'number' ? Number(code) : String(code);
}
