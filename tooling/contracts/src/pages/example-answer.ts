import type { Endpoint } from '@peace/api-client';
import { endpointExamples } from '@peace/api-client/testing/endpoint-examples';

const accepted = { int0: 0, flag: 0, str00: '00', str0: '0' } as const;

/** An answer of 200 as the backend sends it; undefined where no JSON is read of it. */
export function exampleAnswer({ name, envelope, envelopeNames }: Endpoint): Record<string, unknown> | undefined {
  if (envelope === 'none') return undefined;
  const { code, data, message } = envelopeNames ?? { code: 'code', data: 'data', message: 'message' };
  return {
    ...(envelope === 'flag' ? { success: true } : {}),
    [code]: accepted[envelope],
    [data]: endpointExamples[name]?.wire ?? null,
    [message]: 'success',
  };
}
