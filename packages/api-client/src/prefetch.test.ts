import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';
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
});
