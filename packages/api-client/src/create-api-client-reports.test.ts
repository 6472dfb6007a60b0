import { describe, expect, it } from 'vitest';
import type { CallReport } from './client-options.ts';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { getOrder } from './contract/order/get-order.ts';
import { json } from './testing/fake-fetch.ts';
import { details, order, payment } from './testing/order-and-payment.ts';
import { testClient } from './testing/test-client.ts';

describe('reports to the app during the request', () => {
  it('shows the loading text of a call that has one, until it ends, however it ends', async () => {
    const seen: string[] = [];
    const onLoading = ({ text }: { text: string }) => {
      seen.push(text);
      return () => seen.push('end');
    };
    const { client } = testClient((_, earlier) => (earlier === 0 ? json(details) : json({}, 500)), { onLoading });
    await client.call(getOrder, order);
    await client.call(getOrder, order);
    await client.call(createPayLink, payment);
    expect(seen).toEqual(['loading...', 'end', 'loading...', 'end']);
  });

  it('reports every call with its time and its error', async () => {
    const reports: CallReport[] = [];
    let now = 100;
    const { client } = testClient(
      (_, earlier) => {
        now += 40;
        return earlier === 0 ? json(details) : json({ code: 7, message: 'no' });
      },
      { onReport: (report) => reports.push(report), clock: { now: () => now } },
    );
    await client.call(getOrder, order);
    await client.call(createPayLink, payment);
    await client.call(getOrder, { productId: '', orderId: '' });
    const what = 'malformed payload: productId should be non_empty and is an empty string';
    expect(reports).toEqual([
      { endpoint: 'getOrder', needsSession: true, outcome: 'ok', detail: '', droppedFields: [], durationMs: 40 },
      {
        endpoint: 'createPayLink',
        needsSession: true,
        outcome: 'rejected',
        detail: 'rejected with code 7',
        droppedFields: [],
        durationMs: 40,
      },
      {
        endpoint: 'getOrder',
        needsSession: true,
        outcome: 'malformed',
        detail: what,
        droppedFields: [],
        durationMs: 0,
      },
    ]);
  });
});
