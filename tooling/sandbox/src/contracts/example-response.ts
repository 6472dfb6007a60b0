import type { Endpoint } from '@peace/api-client';
import { endpointExamples } from '@peace/api-client/testing/endpoint-examples';

const acceptedCode = { int0: 0, flag: 0, str00: '00', str0: '0' } as const;
const refusedCode = { int0: 1, flag: 1, str00: '01', str0: '1' } as const;

type Envelope = Record<string, unknown>;

/** A response of 200 as the backend sends it; undefined where no JSON is read of it. */
export function exampleResponse({ name, envelope, envelopeNames }: Endpoint): Envelope | undefined {
  if (envelope === 'none') return undefined;
  const { code, data, message } = envelopeNames ?? plainNames;
  return {
    ...(envelope === 'flag' ? { success: true } : {}),
    [code]: acceptedCode[envelope],
    [data]: endpointExamples[name]?.wire ?? null,
    [message]: 'success',
  };
}

/** A response of 200 that refuses; undefined where no JSON is read of it. */
export function exampleRefusal({ envelope, envelopeNames }: Endpoint): Envelope | undefined {
  if (envelope === 'none') return undefined;
  const { code, message } = envelopeNames ?? plainNames;
  return {
    ...(envelope === 'flag' ? { success: false } : {}),
    [code]: refusedCode[envelope],
    [message]: 'Please try again tomorrow.',
  };
}

const plainNames = { code: 'code', data: 'data', message: 'message' };
