import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { keptForMs } from './early-response.ts';
import { answering, commonParams, order, pay, readName } from './testing/early-client.ts';

afterEach(() => void vi.useRealTimers());

describe('a read that was sent ahead', () => {
  test('is no write', () => {
    const api = createApiClient({ base: '', commonParams: () => commonParams, fetch: answering('ahead') });
    expect(() => api.prefetch(pay, { orderId: '1' })).toThrow('is a write');
  });

  const ahead = (answer: typeof fetch) => {
    const fetch = vi.fn(answer);
    const api = createApiClient({ base: 'https://peace.example', commonParams: () => commonParams, fetch });
    api.prefetch(order, { orderId: '1' });
    return { fetch, api, name: async (orderId: string) => readName(await api.call(order, { orderId })) };
  };

  test('is taken by the first call of it, and once', async () => {
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
    await vi.advanceTimersByTimeAsync(keptForMs);
    vi.useRealTimers();
    await name('1');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('waits while the screen reads something else first', async () => {
    const { fetch, name } = ahead(answering('ahead'));
    await name('2');
    await name('1');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is forgotten when something is written', async () => {
    const { fetch, api, name } = ahead(answering('ahead'));
    await api.call(pay, { orderId: '1' });
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
