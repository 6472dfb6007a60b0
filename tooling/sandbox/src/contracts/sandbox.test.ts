import { readFileSync } from 'node:fs';

import { handlers } from '../handlers/handlers.ts';
import { testSandbox } from '../testing/test-sandbox.ts';
import { validPayload } from '../testing/valid-payloads.ts';
import { createApiClient } from '@peace/api-client';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import { describe, expect, it } from 'vitest';

import { openapiDocument, requestHeaders } from './openapi.ts';

// A public validator reads the description and nothing else of this project: what the client sends and what the sandbox
// answers must be what the description says.
const description: Document = openapiDocument();
const api = new OpenAPIBackend({ definition: description, strict: true, quick: true, ajvOpts: { strict: false } });

/** Calls an endpoint once and returns what went over the wire. */
async function exchange(handler: (typeof handlers)[number]) {
  const test = testSandbox();
  const payload = await validPayload(handler, test);
  let request: Request | undefined;
  let response: Response | undefined;
  const client = createApiClient({
    base: 'http://app.test/peace',
    commonParams: () => ({ sessionId: 'session-1' }),
    requestId: () => '0123456789-1',
    fetch: async (sent) => {
      request = sent.clone();
      response = await test.sandbox.fetch(sent);
      return response.clone();
    },
  });
  expect(await client.call(handler.endpoint, payload)).toMatchObject({ kind: 'ok' });
  if (!request || !response) throw new Error(`${handler.endpoint.name} sent nothing.`);
  return { request, response };
}

/** Needs nothing of the backend at another origin. */
const ordinaryHeaders = ['accept', 'content-type'];

describe('requests and responses match the OpenAPI description', () => {
  it.each(handlers.map((handler) => [handler.endpoint.name, handler] as const))('%s', async (name, handler) => {
    await api.init();
    const { request, response } = await exchange(handler);
    const operation = api.getOperation(name);
    expect(operation).toBeDefined();
    // A page at another origin asks first whether it may send them: what is not described is refused there.
    const own = [...request.headers.keys()].filter((header) => !ordinaryHeaders.includes(header));
    const described = (operation?.parameters ?? []).flatMap((parameter) =>
      'in' in parameter && parameter.in === 'header' ? [parameter.name.toLowerCase()] : [],
    );
    expect(own).toEqual(described.toSorted());

    const { pathname, searchParams } = new URL(request.url);
    const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
    const sent = {
      method: request.method,
      path: pathname.replace('/peace', ''),
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(request.headers),
      ...(isForm ? { body: Object.fromEntries(new URLSearchParams(await request.text())) } : {}),
    };
    // A file cannot be checked by JSON Schema: its form is left to the sandbox's own test.
    if (handler.endpoint.body !== 'multipart') expect(api.validateRequest(sent, name).errors ?? []).toEqual([]);

    if (response.headers.get('content-type')?.startsWith('application/json')) {
      expect(api.validateResponse(await response.json(), name, response.status).errors ?? []).toEqual([]);
    }
  });

  it('finds a response that is not as described', async () => {
    await api.init();
    const { errors } = api.validateResponse({ code: 0, data: { orderStatus: [] } }, 'getOrder', 200);
    expect(errors).not.toBeNull();
  });
});

it('docs/contracts/backend.md names the headers that a backend at another origin has to allow', () => {
  const document = readFileSync(new URL('../../../../docs/contracts/backend.md', import.meta.url), 'utf8');
  const named = /`Access-Control-Allow-Headers: ([^`]+)`/.exec(document)?.[1]?.split(', ');
  expect(named?.toSorted()).toEqual(Object.keys(requestHeaders).toSorted());
});

describe('each example is what its schema says', () => {
  const accepted = handlers.filter(({ endpoint }) => endpoint.envelope !== 'none');

  it.each(accepted.map(({ endpoint }) => [endpoint.name, endpoint] as const))('%s', async (name, { isIdempotent }) => {
    await api.init();
    const examples = examplesOf(name);
    const statuses = examples.map(({ status }) => status);
    expect(statuses).toEqual(['200', '200', ...(isIdempotent ? ['409', '422'] : []), 'default']);
    for (const { status, value } of examples) {
      const { errors } = api.validateResponse(value, name, status === 'default' ? 400 : Number(status));
      expect(errors ?? [], `${status}: ${JSON.stringify(value)}`).toEqual([]);
    }
  });
});

/** The examples of a call's responses, by status. */
function examplesOf(name: string) {
  return Object.entries(api.getOperation(name)?.responses ?? {}).flatMap(([status, response]) => {
    const content = 'content' in response ? (response.content?.['application/json'] ?? {}) : {};
    return Object.values(content.examples ?? {}).map((example) => ({
      status,
      value: Object(example).value,
    }));
  });
}
