import { object, string } from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { askEarly, type EarlyAnswer } from './early-answer.ts';

const declaration = {
  name: 'order',
  method: 'POST',
  path: '/order',
  payload: object({ orderId: string() }),
  data: object({ name: string() }),
} as const;
const order = defineEndpoint({ ...declaration, effect: 'read' });
const pay = defineEndpoint({ ...declaration, effect: 'write' });
const commonParams = { sessionId: 's 1' };

const answering = (name: string) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ code: 0, data: { name } })));
const ask = (fetch: typeof globalThis.fetch) =>
  askEarly({ fetch }, { base: '/peace', endpoint: order, fields: { orderId: '1' }, commonParams });

function client(earlyAnswer: EarlyAnswer) {
  const fetch = answering('late');
  const base = 'https://peace.example/peace';
  const asked = { ...earlyAnswer, url: earlyAnswer.url.replace('/peace', base) };
  const api = createApiClient({ base, commonParams: () => commonParams, fetch, earlyAnswer: asked });
  return { fetch, name: async (orderId: string) => readName(await api.call(order, { orderId })) };
}

const readName = (result: Awaited<ReturnType<ReturnType<typeof createApiClient>['call']>>) =>
  result.kind === 'ok' ? result.data : result.error;

describe('askEarly', () => {
  test('sends what the client would send', () => {
    const fetch = answering('early');
    ask(fetch);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/peace/order?sessionId=s+1',
      expect.objectContaining({
        method: 'POST',
        body: new URLSearchParams({ orderId: '1' }),
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        credentials: 'same-origin',
      }),
    );
  });

  test('refuses a write', () => {
    const fetch = answering('early');
    expect(() => askEarly({ fetch }, { base: '', endpoint: pay, fields: {}, commonParams })).toThrow('is a write');
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a client with an early answer', () => {
  test('takes it once, for the same request', async () => {
    const { fetch, name } = client(ask(answering('early')));
    expect(await name('1')).toEqual({ name: 'early' });
    expect(fetch).not.toHaveBeenCalled();
    expect(await name('1')).toEqual({ name: 'late' });
  });

  test('lets it go when its first call asks for something else', async () => {
    const { fetch, name } = client(ask(answering('early')));
    expect(await name('2')).toEqual({ name: 'late' });
    expect(await name('1')).toEqual({ name: 'late' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('asks again when the early question was lost', async () => {
    const { fetch, name } = client(ask(() => Promise.reject(new TypeError('offline'))));
    expect(await name('1')).toEqual({ name: 'late' });
    expect(fetch).toHaveBeenCalledOnce();
  });
});
