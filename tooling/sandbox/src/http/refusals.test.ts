import { describe, expect, it } from 'vitest';
import { BASE_PATH } from '../base-path.ts';
import { handlers } from '../handlers/handlers.ts';
import { testSandbox } from '../testing/test-sandbox.ts';
import { envelopeNames } from './envelope.ts';

const table = handlers.map((handler) => ({ name: handler.endpoint.name, handler }));
const posts = table.filter(({ handler }) => handler.endpoint.method === 'POST');
const demanding = table.flatMap((row) => row.handler.required.map((field) => ({ ...row, field })));

/** A call without the app's client, so that it can be wrong. */
async function send(path: string, init: RequestInit) {
  const response = await testSandbox().sandbox.app.request(`${BASE_PATH}${path}`, init);
  const body: unknown = await response.json();
  return { status: response.status, body };
}

describe('a call that a real backend refuses', () => {
  it.each(table)('$name: wrong method', async ({ handler: { endpoint } }) => {
    const method = endpoint.method === 'GET' ? 'POST' : 'GET';
    const { status, body } = await send(endpoint.path, { method });
    expect(status).toBe(405);
    expect(body).toMatchObject({ [envelopeNames(endpoint).message]: expect.stringContaining(endpoint.method) });
  });

  it.each(posts)('$name: JSON where a form should be', async ({ handler: { endpoint } }) => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await send(endpoint.path, { method: 'POST', headers, body: '{"productId":"101"}' });
    expect(status).toBe(415);
    expect(body).not.toMatchObject({ [envelopeNames(endpoint).code]: 0 });
  });

  it.each(demanding)('$name: without $field', async ({ handler: { endpoint, required }, field }) => {
    const fields = new FormData();
    for (const name of required) if (name !== field) fields.set(name, 'x');
    const text = new URLSearchParams(required.flatMap((name) => (name === field ? [] : [[name, 'x']])));
    const isGet = endpoint.method === 'GET';
    const { status, body } = isGet
      ? await send(`${endpoint.path}?${text}`, {})
      : await send(endpoint.path, { method: 'POST', body: endpoint.body === 'form' ? text : fields });
    expect(status).toBe(endpoint.envelope === 'none' ? 400 : 200);
    expect(body).toMatchObject({
      [envelopeNames(endpoint).message]: `Parameter ${field} is missing.`,
      ...(endpoint.envelope === 'flag' && { success: false }),
    });
  });

  it('an address that is no call', async () => {
    const { status, body } = await send('/v3/nothing', {});
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 404 });
  });
});
