import { describe, expect, it } from 'vitest';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { getOrder } from './contract/order/get-order.ts';
import { isUnknownOutcome, orSessionEnded } from './api-error.ts';
import { json } from './testing/fake-fetch.ts';
import { testClient } from './testing/test-client.ts';

const redirected = (response: Response) => Object.defineProperty(response, 'redirected', { value: true });
const order = { orderId: 'P1' };
const payment = { ...order, amount: { minor: 5, currency: 'PHP' as const }, channelNumber: '90006' };
const ended = { kind: 'failed', error: { kind: 'sessionEnded' } };

describe('a session that ended', () => {
  it.each([401, 403])('is recognised by HTTP %i, of reads and writes, and reported', async (status) => {
    const reports: string[] = [];
    const { client, requests } = testClient(() => json({ code: 0 }, status), {
      sessionEndedCodes: [],
      onReport: ({ outcome }) => reports.push(outcome),
    });
    expect(await client.call(getOrder, order)).toEqual(ended);
    expect(await client.call(createPayLink, payment)).toEqual(ended);
    expect(reports).toEqual(['sessionEnded', 'sessionEnded']);
    // A response is final: a read is not tried again for it.
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['a number', 40001],
    ['a text', '40001'],
  ])('is told from a code that the deployment names, sent as %s', async (_, code) => {
    const { client } = testClient(() => json({ code, message: 'please log in' }), { sessionEndedCodes: ['40001'] });
    expect(await client.call(createPayLink, payment)).toEqual(ended);
  });

  it('is not another refusal or status', () => {
    const refused = { kind: 'rejected', code: '1', message: 'no' } as const;
    expect(orSessionEnded(refused, ['40001'])).toBe(refused);
    const broken = { kind: 'http', status: 500 } as const;
    expect(orSessionEnded(broken, ['500'])).toBe(broken);
  });

  it('is a read that was redirected to a page, and no page that came by itself', async () => {
    const page = () => new Response(' <!DOCTYPE html><title>Log in</title>', { status: 200 });
    expect(await testClient(() => redirected(page()), { sessionEndedCodes: [] }).client.call(getOrder, order)).toEqual(
      ended,
    );
    const portal = { kind: 'failed', error: { kind: 'malformed', part: 'body', what: 'not JSON' } };
    expect(await testClient(page, { sessionEndedCodes: [] }).client.call(getOrder, order)).toEqual(portal);
  });

  it('does not exist in an app without sessions', async () => {
    const { client } = testClient(() => json({}, 401));
    expect(await client.call(getOrder, order)).toEqual({ kind: 'failed', error: { kind: 'http', status: 401 } });
  });
});

describe('a write whose response was redirected', () => {
  it.each([
    ['a status', () => json({}, 405)],
    ['a login page', () => new Response('<html></html>')],
    ['a refusal', () => json({ code: 1, message: 'No.' })],
    ['a success', () => json({ code: 0, data: { payUrl: 'https://pay.example.ph/1' } })],
  ])('is unknown, also where the last answer is %s', async (_, answer) => {
    const { client, requests } = testClient(() => redirected(answer()), { sessionEndedCodes: [] });
    const result = await client.call(createPayLink, payment);
    expect(result.kind === 'failed' && isUnknownOutcome(result.error)).toBe(true);
    expect(requests).toHaveLength(1);
  });
});
