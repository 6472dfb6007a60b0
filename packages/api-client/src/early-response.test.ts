import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { clockOffset, type EarlyResponse, keptForMs, requestEarly } from './early-response.ts';
import { answering, commonParams, order, pay, readName } from './testing/early-client.ts';

const sendEarly = (fetch: typeof globalThis.fetch) =>
  requestEarly({ fetch }, { base: '/peace', endpoint: order, fields: { orderId: '1' }, commonParams });

function client(earlyResponse: EarlyResponse) {
  const fetch = answering('late');
  const base = 'https://peace.example/peace';
  const absolute = { ...earlyResponse, url: earlyResponse.url.replace('/peace', base) };
  const api = createApiClient({ base, commonParams: () => commonParams, fetch, earlyResponses: [absolute] });
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

describe('a client with an early response', () => {
  test('takes it once, for the same request', async () => {
    const { fetch, name } = client(sendEarly(answering('early')));
    expect(await name('1')).toEqual({ name: 'early' });
    expect(fetch).not.toHaveBeenCalled();
    expect(await name('1')).toEqual({ name: 'late' });
  });

  test('takes it when the screen reads something else first', async () => {
    const { fetch, name } = client(sendEarly(answering('early')));
    expect(await name('2')).toEqual({ name: 'late' });
    expect(await name('1')).toEqual({ name: 'early' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('drops it when something is written', async () => {
    const { api, name } = client(sendEarly(answering('early')));
    expect(readName(await api.call(pay, { orderId: '1' }))).toEqual({ name: 'late' });
    expect(await name('1')).toEqual({ name: 'late' });
  });

  test('drops it 5 s after it has arrived', async () => {
    vi.useFakeTimers();
    const { name } = client(sendEarly(answering('early')));
    await vi.advanceTimersByTimeAsync(keptForMs);
    vi.useRealTimers();
    expect(await name('1')).toEqual({ name: 'late' });
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

describe('the offset of the device’s clock', () => {
  const now = Date.parse('2026-11-20T02:00:00Z');
  const day = 86_400_000;

  test.each([
    [undefined, 0],
    [now, 0],
    [now + day - 1, 0],
    [now - day + 1, 0],
    [now + day, day],
    [now - 20 * day, -20 * day],
  ])('at the server time %j is %i', (serverTime, offset) => {
    expect(clockOffset({ serverTime }, now)).toBe(offset);
  });

  test.each([
    [{ Date: new Date(now + 3 * day).toUTCString() }, 3 * day],
    [{ Date: new Date(now).toUTCString() }, 0],
    [{ Date: 'yesterday' }, 0],
    [{}, 0],
  ])('is known by a response with %j, sent early or by the client', async (headers, offset) => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const fetch = () => Promise.resolve(new Response('{}', { headers }));
    const base = 'https://peace.example/peace';
    const plain = createApiClient({ base, commonParams: () => commonParams, fetch });
    await plain.call(order, { orderId: '1' });
    expect(plain.clockOffset()).toBe(offset);
    const { api } = client(sendEarly(fetch));
    await api.call(order, { orderId: '1' });
    expect(api.clockOffset()).toBe(offset);
  });

  test('stays as it was known after a response that does not say the time', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const dated = new Response('{}', { headers: { Date: new Date(now + 3 * day).toUTCString() } });
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValueOnce(dated)
      .mockResolvedValueOnce(new Response('{}'));
    const api = createApiClient({ base: 'https://peace.example', commonParams: () => commonParams, fetch });
    await api.call(order, { orderId: '1' });
    await api.call(order, { orderId: '2' });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(api.clockOffset()).toBe(3 * day);
  });
});
