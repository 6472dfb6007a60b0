import type { Endpoint } from '@peace/api-client';

import { responseSchema } from './response-schema.ts';
import { exampleResponse, exampleRefusal } from './example-response.ts';

/** Every answer of a call, with examples. */
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
function refusedByStatus({ envelopeNames }: Endpoint, description: string, words: string) {
  const message = envelopeNames?.message ?? 'message';
  const schema = {
    type: 'object',
    properties: { [message]: { type: ['string', 'null'], description: 'Words for the borrower, shown as text.' } },
  };
  const examples = { inWords: { summary: 'With words', value: { [message]: words } } };
  return { description, content: { 'application/json': { schema, examples } } };
}
