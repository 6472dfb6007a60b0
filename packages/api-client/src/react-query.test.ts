import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure, queryOptionsFor } from './react-query.ts';
import { getOrder } from './contract/order/get-order.ts';
import { hanging, json } from './testing/fake-fetch.ts';
import { testClient } from './testing/test-client.ts';

const order = { productId: '7', orderId: 'P1' };

describe('React Query options', () => {
  it('give the domain, under the name and the payload', async () => {
    const { client } = testClient(() => json({ success: true, data: { orderStatus: 200 } }));
    const queries = new QueryClient();
    const data = await queries.fetchQuery(queryOptionsFor(client, getOrder, order));
    expect(data.status.kind).toBe('closed');
    expect(queries.getQueryData(queryOptionsFor(client, getOrder, order).queryKey)).toBe(data);
    expect(queryOptionsFor(client, getOrder, order).queryKey).toEqual(['getOrder', order]);
  });

  it('throw the error as an ApiFailure, once', async () => {
    const { client, requests } = testClient(() => json({}, 500));
    const failure = new QueryClient().fetchQuery(queryOptionsFor(client, getOrder, order));
    await expect(failure).rejects.toBeInstanceOf(ApiFailure);
    await expect(failure).rejects.toMatchObject({ error: { kind: 'http', status: 500 } });
    expect(requests).toHaveLength(1);
  });

  it('abort the request of a screen that is gone', async () => {
    const { client, requests } = testClient(hanging);
    const queries = new QueryClient();
    const leave = new QueryObserver(queries, queryOptionsFor(client, getOrder, order)).subscribe(() => undefined);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    leave();
    await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
  });
});
