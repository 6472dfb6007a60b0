import { endpoints } from '@peace/api-client/contract';
import type { Endpoint } from '@peace/api-client';
import { endpointExamples } from '@peace/api-client/testing/endpoint-examples';

import { sessionParamNames, type SessionParamName } from '@peace/session';

import { answerSchema } from './answer-schema.ts';
import { hasServerNamedFields, requestFields, type RequestField } from './request-schema.ts';

/** OpenAPI 3.1 of every call of the backend, made of the declarations that the client and the sandbox use. */
export function openapi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Peace: the backend as its borrower front end calls it',
      version: '1',
      description:
        'Generated from packages/api-client. Each call also carries the session in its query, as far as it is known.',
    },
    servers: [{ url: '/peace' }],
    components: { parameters: Object.fromEntries(sessionParamNames.map((name) => [name, sessionParameter(name)])) },
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [endpoint.path, { [endpoint.method.toLowerCase()]: operation(endpoint) }]),
    ),
  };
}

function operation(endpoint: Endpoint) {
  const example = endpointExamples[endpoint.name];
  const fields = requestFields(endpoint, example?.payload);
  const names = new Set<string>(fields.map(({ name }) => name));
  const isGet = endpoint.method === 'GET';
  return {
    operationId: endpoint.name,
    'x-effect': endpoint.effect,
    'x-envelope': endpoint.envelope,
    parameters: [
      ...(isGet ? fields.map(queryParameter) : []),
      ...sessionParamNames
        .filter((name) => !isGet || !names.has(name))
        .map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...(endpoint.isKeyed ? [idempotencyKey] : []),
    ],
    ...(isGet ? {} : { requestBody: requestBody(endpoint, fields, hasServerNamedFields(example?.payload)) }),
    responses: {
      200: answer(endpoint),
      ...(endpoint.isKeyed ? keyedResponses : {}),
      default: {
        description: 'Not accepted. 401 and 403 mean that the session has ended; nothing else is read of the answer.',
      },
    },
  };
}

const sessionParameter = (name: SessionParamName) => ({
  name,
  in: 'query',
  required: false,
  description: 'Of the session: who is calling.',
  schema: { type: 'string' },
});

const queryParameter = ({ name, isRequired, example }: RequestField) => ({
  name,
  in: 'query',
  required: isRequired,
  schema: { type: 'string' },
  ...(example === undefined ? {} : { example }),
});

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'One UUID for each attempt, the same for its repetition after a lost answer (IETF draft Idempotency-Key).',
  schema: { type: 'string', pattern: '^[0-9a-f-]{36}$' },
};

const keyedResponses = {
  409: { description: 'The first request with this key is still under way.' },
  422: { description: 'The key came before, with another payload.' },
};

function requestBody({ body }: Endpoint, fields: readonly RequestField[], isOpen: boolean) {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, isFile, example }) => [
        name,
        isFile
          ? { type: 'string', format: 'binary' }
          : { type: 'string', ...(example === undefined ? {} : { examples: [example] }) },
      ]),
    ),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    additionalProperties: isOpen ? { type: 'string', description: 'A field that the server named.' } : false,
  };
  const type = body === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return { required: fields.some(({ isRequired }) => isRequired), content: { [type]: { schema } } };
}

function answer(endpoint: Endpoint) {
  if (endpoint.name === 'getCaptcha') return { description: 'The picture.', content: { 'image/*': {} } };
  if (endpoint.envelope === 'none') return { description: 'Counted. The body is not read.' };
  return {
    description: 'Accepted, or refused in words.',
    content: { 'application/json': { schema: answerSchema(endpoint) } },
  };
}
