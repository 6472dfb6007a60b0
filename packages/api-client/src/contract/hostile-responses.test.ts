import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiError, Result } from '../api-error.ts';
import { endpointExamples } from '../testing/endpoint-examples.ts';
import { json } from '../testing/fake-fetch.ts';
import { accepted, testClient } from '../testing/test-client.ts';
import { withReplaced } from '../testing/with-replaced.ts';
import { endpoints } from './index.ts';

const enveloped = endpoints.filter(({ envelope }) => envelope !== 'none');
const bare = endpoints.filter(({ envelope }) => envelope === 'none');
const table = (list: typeof endpoints) => list.map((endpoint) => [endpoint.name, endpoint] as const);

/** One endpoint for each envelope: its code and its body are read before the endpoint's own data. */
const envelopeOf = ({ envelope, envelopeNames }: (typeof endpoints)[number]) =>
  JSON.stringify([envelope, envelopeNames]);
const oneOfEachEnvelope = enveloped.filter(
  (endpoint, index) => enveloped.findIndex((other) => envelopeOf(other) === envelopeOf(endpoint)) === index,
);

function errorOf(result: Result<unknown>): ApiError | 'no error' {
  return result.kind === 'failed' ? result.error : 'no error';
}

describe.each(table(oneOfEachEnvelope))('the envelope of %s', (name, endpoint) => {
  const example = endpointExamples[name];
  const codeName = endpoint.envelopeNames?.code ?? 'code';
  const call = (reply: () => Response) => testClient(reply).client.call(endpoint, example?.payload);
  const body = accepted(endpoint, example?.wire);

  it.each([0, '0', '00', null, true, '', [], {}])('takes the code %j for success only where it is', async (code) => {
    const isSuccess = code === body[codeName];
    const error = errorOf(await call(() => json({ ...body, success: undefined, [codeName]: code })));
    if (isSuccess) expect(error).toBe('no error');
    else expect(error).toMatchObject({ kind: 'malformed', part: 'envelope' });
  });

  it('takes an absent code for malformed', async () => {
    const error = errorOf(await call(() => json({ ...body, success: undefined, [codeName]: undefined })));
    expect(error).toMatchObject({ kind: 'malformed', part: 'envelope' });
  });

  it.each([1, '1', '101', 800006, -1])('takes the code %j for a no', async (code) => {
    const names = endpoint.envelopeNames ?? { code: 'code', message: 'message' };
    const refusal = { success: false, [names.code]: code, [names.message]: 'sorry' };
    expect(errorOf(await call(() => json(refusal)))).toEqual({
      kind: 'rejected',
      code: String(code),
      message: 'sorry',
    });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>502</title>'],
    ['half a body', JSON.stringify(body).slice(0, -2)],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"00"'],
  ])('takes %s for a malformed body', async (_, text) => {
    const error = errorOf(await call(() => new Response(text, { headers: { 'Content-Type': 'text/html' } })));
    expect(error).toMatchObject({ kind: 'malformed', part: 'body' });
  });

  it('takes a status other than 2xx for what it is, whatever the body says', async () => {
    expect(errorOf(await call(() => json(body, 500)))).toMatchObject({ kind: 'http', status: 500 });
  });
});

describe.each(table(enveloped))('the data of %s', (name, endpoint) => {
  const example = endpointExamples[name];
  const call = (reply: () => Response) => testClient(reply).client.call(endpoint, example?.payload);

  it('is read from a good response', async () => {
    const body = accepted(endpoint, example?.wire);
    expect(await call(() => json(body))).toMatchObject({ kind: 'ok', message: 'fine' });
  });

  it.each([undefined, null, [], {}, '', 'text', 0, [null]])('survives %j in its place', async (data) => {
    expectReadOrMalformed(await call(() => json(accepted(endpoint, data))));
  });

  it('survives any value in any place', async () => {
    await fc.assert(
      fc.asyncProperty(mangled(example?.wire), async (data) => {
        expectReadOrMalformed(await call(() => json(accepted(endpoint, data))));
      }),
      { numRuns: 40 },
    );
  });
});

describe.each(table(bare))('%s', (name, endpoint) => {
  const call = (reply: () => Response) => testClient(reply).client.call(endpoint, endpointExamples[name]?.payload);

  it('takes any 2xx, a picture where it wants one', async () => {
    const picture = () => new Response('GIF', { headers: { 'Content-Type': 'image/gif' } });
    expect(await call(picture)).toMatchObject({ kind: 'ok' });
    const empty = await call(() => new Response(null, { status: 204 }));
    if (name === 'getCaptcha') expect(errorOf(empty)).toMatchObject({ kind: 'malformed', part: 'data' });
    else expect(empty).toMatchObject({ kind: 'ok' });
  });

  it('takes any other status for a failure', async () => {
    expect(errorOf(await call(() => new Response('', { status: 404 })))).toEqual({ kind: 'http', status: 404 });
  });
});

function expectReadOrMalformed(result: Result<unknown>): void {
  if (result.kind === 'failed') expect(result.error).toMatchObject({ kind: 'malformed', part: 'data' });
}

/** The example with one value, at any depth, replaced by any JSON value. */
function mangled(wire: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(wire);
  return fc.tuple(fc.constantFrom(...paths), fc.jsonValue()).map(([path, value]) => withReplaced(wire, path, value));
}

function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path]))];
}
