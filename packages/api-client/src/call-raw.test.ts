import { expect, it } from 'vitest';
import { callRaw } from './call-raw.ts';
import { getOrder } from './contract/order/get-order.ts';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { dropped, json } from './testing/fake-fetch.ts';
import { details, order, payment } from './testing/order-and-payment.ts';
import { testClient } from './testing/test-client.ts';

it('returns success, code, message, the data of the domain and the raw response', async () => {
  const body = { ...details, success: true, code: 0, message: 'fine', traceId: 't-1' };
  const { client } = testClient(() => json(body));
  const read = await client.call(getOrder, order);
  expect(await callRaw(client, getOrder, order)).toEqual({
    success: true,
    code: 0,
    message: 'fine',
    data: read.kind === 'ok' && read.data,
    raw: body,
  });
});

it('returns the same where the code says no', async () => {
  const body = { code: '800', message: 'System is busy', data: { retryAfter: 30 } };
  const { client, requests } = testClient(() => json(body));
  const refused = { success: false, code: '800', message: 'System is busy', data: null, raw: body };
  expect(await callRaw(client, createPayLink, payment)).toEqual(refused);
  expect(requests).toHaveLength(1);
});

it('returns what was not read as the contract says', async () => {
  const { client } = testClient(() => json({ code: 0, message: '', data: { url: 5 } }));
  expect(await callRaw(client, createPayLink, payment)).toMatchObject({ success: false, code: 0, raw: { code: 0 } });
});

it.each([
  ['a page', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['nothing', dropped],
])('has no envelope of %s', async (_, reply) => {
  const { client } = testClient(reply);
  expect(await callRaw(client, createPayLink, payment)).toEqual({
    success: false,
    code: undefined,
    message: '',
    data: null,
    raw: undefined,
  });
});
