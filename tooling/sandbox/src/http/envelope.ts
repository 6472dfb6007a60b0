import type { Endpoint } from '@peace/api-client/contract';
import wireNames from '@peace/api-client/contract/wire-names.json' with { type: 'json' };
import type { Rejection } from './rejection.ts';

/** What an envelope's fields are called. */
export interface EnvelopeFields {
  readonly code: string;
  readonly data: string;
  readonly message: string;
}

const PLAIN: EnvelopeFields = { code: 'code', data: 'data', message: 'message' };
const VARIANT_2_PREFIX = '/gopia/';

/** The names of the envelope's fields in this endpoint's answers: variant 2 has its own. */
export function envelopeFields(endpoint: Endpoint): EnvelopeFields {
  return endpoint.path.startsWith(VARIANT_2_PREFIX) ? wireNames.variant2Envelope : PLAIN;
}

/** The envelope of a call that went well. */
export function successEnvelope(endpoint: Endpoint, data: unknown): Record<string, unknown> {
  const fields = envelopeFields(endpoint);
  const body = { [fields.code]: successCode(endpoint), [fields.data]: data ?? null, [fields.message]: 'success' };
  return endpoint.envelope === 'flag' ? { success: true, ...body } : body;
}

/** The envelope of a call that was refused. */
export function failureEnvelope(endpoint: Endpoint, rejection: Rejection): Record<string, unknown> {
  const fields = envelopeFields(endpoint);
  const general = failureCode(endpoint);
  const code = rejection.code === undefined ? general : inTypeOf(general, rejection.code);
  const body = { [fields.code]: code, [fields.data]: null, [fields.message]: rejection.message };
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
