import { object, string } from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { requestEarly, prefetchLifetimeMs, type EarlyAnswer } from './early-answer.ts';

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
const sendEarly = (fetch: typeof globalThis.fetch) =>
  requestEarly({ fetch }, { base: '/peace', endpoint: order, fields: { orderId: '1' }, commonParams });

function client(earlyAnswer: EarlyAnswer) {
  const fetch = answering('late');
  const base = 'https://peace.example/peace';
  const absolute = { ...earlyAnswer, url: earlyAnswer.url.replace('/peace', base) };
  const api = createApiClient({ base, commonParams: () => commonParams, fetch, earlyAnswer: absolute });
  return { api, fetch, name: async (orderId: string) => readName(await api.call(order, { orderId })) };
}

/** A fetch that never answers, and ends with its signal as the real one does. */
const hanging = () =>
  vi.fn<typeof fetch>(
    (_input: unknown, init?: RequestInit) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );

const readName = (result: Awaited<ReturnType<ReturnType<typeof createApiClient>['call']>>) =>
  result.kind === 'ok' ? result.data : result.error;

afterEach(() => void vi.useRealTimers());

describe('requestEarly', () => {
  test('sends what the client would send', () => {
    const fetch = answering('early');
    sendEarly(fetch);
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
    expect(() => requestEarly({ fetch }, { base: '', endpoint: pay, fields: {}, commonParams })).toThrow('is a write');
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a client with an early answer', () => {
  test('takes it once, for the same request', async () => {
    const { fetch, name } = client(sendEarly(answering('early')));
    expect(await name('1')).toEqual({ name: 'early' });
    expect(fetch).not.toHaveBeenCalled();
    expect(await name('1')).toEqual({ name: 'late' });
  });

  test('drops it when its first call asks for something else', async () => {
    const { fetch, name } = client(sendEarly(answering('early')));
    expect(await name('2')).toEqual({ name: 'late' });
    expect(await name('1')).toEqual({ name: 'late' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('gives up a question that hangs 60 s after it was sent, not after the client took it', async () => {
    vi.useFakeTimers();
    const sent = hanging();
    const { fetch, name } = client(sendEarly(sent));
    await vi.advanceTimersByTimeAsync(20_000);
    const settled = vi.fn();
    void name('1').then(settled);
    await vi.advanceTimersByTimeAsync(39_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400);
    expect(settled).toHaveBeenCalledExactlyOnceWith({ kind: 'timeout' });
    expect(sent.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('sends the request again for what was given up before the client was there', async () => {
    vi.useFakeTimers();
    const { fetch, name } = client(sendEarly(hanging()));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await name('1')).toEqual({ name: 'late' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('aborts the early question with the call that took it', async () => {
    const sent = hanging();
    const { api } = client(sendEarly(sent));
    const controller = new AbortController();
    const result = api.call(order, { orderId: '1' }, { signal: controller.signal });
    controller.abort();
    expect(await result).toEqual({ kind: 'failed', error: { kind: 'aborted' } });
    expect(sent.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  test('sends the request again when the early request was lost', async () => {
    const { fetch, name } = client(sendEarly(() => Promise.reject(new TypeError('offline'))));
    expect(await name('1')).toEqual({ name: 'late' });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('a read that was sent ahead', () => {
  test('is no write', () => {
    const api = createApiClient({ base: '', commonParams: () => commonParams, fetch: answering('ahead') });
    expect(() => api.prefetch(pay, { orderId: '1' })).toThrow('is a write');
  });

  const ahead = (answer: typeof fetch) => {
    const fetch = vi.fn(answer);
    const api = createApiClient({ base: 'https://peace.example', commonParams: () => commonParams, fetch });
    api.prefetch(order, { orderId: '1' });
    return { fetch, name: async (orderId: string) => readName(await api.call(order, { orderId })) };
  };

  test('is taken by the next call, and once', async () => {
    const { fetch, name } = ahead(answering('ahead'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    expect(await name('1')).toEqual({ name: 'ahead' });
    expect(fetch).toHaveBeenCalledOnce();
    await name('1');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is not sent twice', async () => {
    const fetch = answering('ahead');
    const api = createApiClient({ base: 'https://peace.example', commonParams: () => commonParams, fetch });
    api.prefetch(order, { orderId: '1' });
    api.prefetch(order, { orderId: '1' });
    expect(readName(await api.call(order, { orderId: '1' }))).toEqual({ name: 'ahead' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('is an old one after a while', async () => {
    vi.useFakeTimers();
    const { fetch, name } = ahead(answering('ahead'));
    await vi.advanceTimersByTimeAsync(prefetchLifetimeMs);
    vi.useRealTimers();
    await name('1');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is forgotten when the next call asks for something else', async () => {
    const { fetch, name } = ahead(answering('ahead'));
    await name('2');
    await name('1');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('that is lost is requested again', async () => {
    let isLost = true;
    const { name } = ahead(async () => {
      if (!isLost) return Response.json({ code: 0, data: { name: 'again' } });
      isLost = false;
      throw new TypeError('offline');
    });
    expect(await name('1')).toEqual({ name: 'again' });
  });
});
