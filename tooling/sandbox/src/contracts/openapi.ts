import { endpoints } from '@peace/api-client/contract';
import type { Endpoint } from '@peace/api-client';
import { endpointExamples } from '@peace/api-client/testing/endpoint-examples';
import type { Document } from 'openapi-backend';
import { sessionParamNames, type SessionParamName } from '@peace/session';
import { hasServerNamedFields, requestFields, type RequestField } from './request-schema.ts';
import { responses } from './responses.ts';

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** The headers that the client adds to a call, as components. */
export const requestHeaders = {
  'X-Requested-With': header(
    'X-Requested-With',
    'With every call; not with a picture that the page shows by its address.',
    { const: 'XMLHttpRequest' },
  ),
  'X-Request-ID': header(
    'X-Request-ID',
    'Names the request in the logs of the edge and of the backend, in reports, and on a screen that failed: the visit’s random name and a number.',
    { type: 'string', pattern: '^[0-9a-f]{10}-\\d+$' },
  ),
  'Idempotency-Key': header(
    'Idempotency-Key',
    'One UUID for each attempt, the same for its repetition after a lost response (IETF draft Idempotency-Key).',
    { type: 'string', pattern: '^[0-9a-f-]{36}$' },
  ),
};

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
    components: {
      parameters: {
        ...Object.fromEntries(sessionParamNames.map((name) => [name, sessionParameter(name)])),
        ...requestHeaders,
      },
    },
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [endpoint.path, { [endpoint.method.toLowerCase()]: operation(endpoint) }]),
    ),
  };
}

/** The same as plain JSON, as it is published and as validators take it. */
export const openapiDocument = (): Document => JSON.parse(JSON.stringify(openapi()));

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
      ...sessionParamNames.filter((name) => !isGet || !names.has(name)).map(componentOf),
      ...headerNames.filter((name) => endpoint.isIdempotent || name !== 'Idempotency-Key').map(componentOf),
    ],
    ...(isGet ? {} : { requestBody: requestBody(endpoint, fields, hasServerNamedFields(example?.payload)) }),
    responses: responses(endpoint),
  };
}

const headerNames = Object.keys(requestHeaders);

const componentOf = (name: string) => ({ $ref: `#/components/parameters/${name}` });

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
