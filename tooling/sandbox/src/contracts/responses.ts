import type { Endpoint } from '@peace/api-client';
import { endpointExamples } from '@peace/api-client/testing/endpoint-examples';
import type { JsonSchema } from '@valibot/to-json-schema';
import { CODES, envelopeNames, successEnvelope } from '../http/envelope.ts';
import { wireSchema } from './json-schema.ts';

/** A response of 200 as the backend sends it; undefined where no JSON is read of it. */
export function exampleResponse(endpoint: Endpoint): Record<string, unknown> | undefined {
  if (endpoint.envelope === 'none') return undefined;
  return successEnvelope(endpoint, endpointExamples[endpoint.name]?.wire);
}

const refusedCode = { int0: 1, flag: 1, str00: '01', str0: '1', none: undefined } as const;

/** A response of 200 that refuses. */
function exampleRefusal(endpoint: Endpoint) {
  const { code, message } = envelopeNames(endpoint);
  return {
    ...(endpoint.envelope === 'flag' ? { success: false } : {}),
    [code]: refusedCode[endpoint.envelope],
    [message]: 'Please try again tomorrow.',
  };
}

const words: JsonSchema = { type: ['string', 'null'], description: 'Words for the borrower, shown as text.' };

/** A response of 200: the data of a call that was accepted, or the code and the words of one that was refused. */
export function responseSchema(endpoint: Endpoint): JsonSchema {
  const { envelope, data } = endpoint;
  if (envelope === 'none') return {};
  const { code, data: dataName, message } = envelopeNames(endpoint);
  const success: JsonSchema = { const: CODES[envelope].success };
  const accepted: JsonSchema = {
    title: 'accepted',
    type: 'object',
    properties: { [code]: success, [message]: words, [dataName]: wireSchema(data) },
    required: [code],
  };
  const refused: JsonSchema = {
    title: 'refused',
    type: 'object',
    properties: { [code]: { type: ['integer', 'string'], not: success }, [message]: words },
    required: [code],
  };
  if (envelope !== 'flag') return { anyOf: [accepted, refused] };
  const isAccepted = (isSuccess: boolean): JsonSchema => ({
    properties: { success: { const: isSuccess } },
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

/** Every response of a call, with examples. */
export function responses(endpoint: Endpoint) {
  return {
    200: answer(endpoint),
    ...(endpoint.isIdempotent ? keyedResponses(endpoint) : {}),
    default: refusedByStatus(
      endpoint,
      'Not accepted. 401 and 403 mean that the session has ended, whatever the body says. Of another status the words are shown to the borrower, where the body is JSON and has them.',
      'The account is locked.',
    ),
  };
}

function answer(endpoint: Endpoint) {
  if (endpoint.name === 'getCaptcha') return { description: 'The picture.', content: { 'image/*': {} } };
  if (endpoint.envelope === 'none') return { description: 'Counted. The body is not read.' };
  const examples = {
    accepted: { summary: 'Accepted', value: exampleResponse(endpoint) },
    refused: { summary: 'Refused in words', value: exampleRefusal(endpoint) },
  };
  return {
    description: 'Accepted, or refused in words.',
    content: { 'application/json': { schema: responseSchema(endpoint), examples } },
  };
}

function keyedResponses(endpoint: Endpoint) {
  const underWay = 'The first request with this key is still under way.';
  const otherPayload = 'The key came before, with another payload.';
  return {
    409: refusedByStatus(endpoint, underWay, underWay),
    422: refusedByStatus(endpoint, otherPayload, otherPayload),
  };
}

/** A response whose status refuses: a body is not required, and only its words are read. */
function refusedByStatus(endpoint: Endpoint, description: string, example: string) {
  const { message } = envelopeNames(endpoint);
  const schema = { type: 'object', properties: { [message]: words } };
  const examples = { inWords: { summary: 'With words', value: { [message]: example } } };
  return { description, content: { 'application/json': { schema, examples } } };
}
