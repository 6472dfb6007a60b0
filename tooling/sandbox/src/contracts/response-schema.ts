import type { Endpoint, EnvelopeKind } from '@peace/api-client';
import type { JsonSchema } from '@valibot/to-json-schema';

import { wireSchema } from './json-schema.ts';

/** The one value of the envelope's code that means success. */
const successCode: Readonly<Record<Exclude<EnvelopeKind, 'none'>, JsonSchema>> = {
  int0: { const: 0 },
  flag: { const: 0 },
  str00: { const: '00' },
  str0: { const: '0' },
};

/** A response of 200: the data of a call that was accepted, or the code and the words of one that was refused. */
export function responseSchema({ envelope, envelopeNames, data }: Endpoint): JsonSchema {
  if (envelope === 'none') return {};
  const { code, data: dataName, message } = envelopeNames ?? { code: 'code', data: 'data', message: 'message' };
  const words: JsonSchema = { type: ['string', 'null'], description: 'Words for the borrower, shown as text.' };
  const accepted: JsonSchema = {
    title: 'accepted',
    type: 'object',
    properties: { [code]: successCode[envelope], [message]: words, [dataName]: wireSchema(data) },
    required: [code],
  };
  const refused: JsonSchema = {
    title: 'refused',
    type: 'object',
    properties: { [code]: { type: ['integer', 'string'], not: successCode[envelope] }, [message]: words },
    required: [code],
  };
  if (envelope !== 'flag') return { anyOf: [accepted, refused] };
  const isAccepted = (success: boolean): JsonSchema => ({
    properties: { success: { const: success } },
    required: ['success'],
  });
  return {
    description: '`success` decides where the body has it, else `code`.',
    anyOf: [
      { ...accepted, required: [], anyOf: [isAccepted(true), { required: [code] }] },
      { ...refused, required: [], anyOf: [isAccepted(false), { required: [code] }] },
    ],
  };
}
