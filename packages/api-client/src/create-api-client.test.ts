import { describe, expect, it, vi } from 'vitest';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { getOrder } from './contract/order/get-order.ts';
import { getCaptcha } from './contract/promotion/get-captcha.ts';
import { submitApplicationVariant2 } from './contract/variant2/submit-application-variant2.ts';
import wireNames from './contract/wire-names.json';
import { json } from './testing/fake-fetch.ts';
import { details, order, payment, payLink } from './testing/order-and-payment.ts';
import { testClient } from './testing/test-client.ts';
import { uploadComplaintPicture } from './contract/complaint/upload-complaint-picture.ts';
import { getAgreementLink } from './contract/loan-confirm/get-agreement-link.ts';
import type { CallReport } from './client-options.ts';
import { isUnknownOutcome } from './api-error.ts';

describe('responses', () => {
  it('is read under the wire names of variant 2, or the plain ones', async () => {
    const { code, data, message } = wireNames.variant2Envelope;
    const link = { [wireNames.submitResult.url]: 'https://a.test/' };
    const replies = [
      json({ [code]: '00', [data]: link, [message]: 'yes' }),
      json({ code: '00', data: link, message: 'yes' }),
      json({ code: '44', message: 'no' }),
    ];
    const { client } = testClient((_, earlier) => replies[earlier] ?? json({}));
    const payload = { amount: payment.amount, periods: 1, termUnit: 'day', productId: '7' };
    const good = { kind: 'ok', data: { url: 'https://a.test/' }, message: 'yes' };
    expect(await client.call(submitApplicationVariant2, payload)).toEqual(good);
    expect(await client.call(submitApplicationVariant2, payload)).toEqual(good);
    expect(await client.call(submitApplicationVariant2, payload)).toMatchObject({
      error: { code: '44', message: 'no' },
    });
  });

  it('names the field and the type that were wrong, never the value', async () => {
    const { client } = testClient(() => json({ code: 0, data: { payUrl: 639171234567 } }));
    expect(await client.call(createPayLink, payment)).toEqual({
      kind: 'failed',
      error: { kind: 'malformed', part: 'data', what: 'payUrl should be string and is number' },
    });
  });

  it('is a picture from the captcha, and its address for an img', async () => {
    const { client } = testClient(() => new Response('GIF', { headers: { 'Content-Type': 'image/gif' } }));
    const result = await client.call(getCaptcha, { sid: 's', timestamp: 5 });
    expect(result.kind === 'ok' && result.data.size).toBe(3);
    expect(client.urlOf(getCaptcha, { sid: 's', timestamp: 5 })).toBe(
      'https://peace.test/peace/api/v2/youmi/promotion/get-captcha?sessionId=se-1&sid=s&timestamp=5',
    );
    expect(client.urlOf(getCaptcha, { sid: '', timestamp: 5 })).toBeNull();
  });
});

describe('what is sent', () => {
  it('is a form with the common parameters in the query', async () => {
    const { client, requests } = testClient(() => json(payLink));
    await client.call(createPayLink, { ...payment, isDelay: true });
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('https://peace.test/peace/v3/loan-details/generate-vcode?sessionId=se-1');
    expect(request?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
    expect(request?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(request?.credentials).toBe('same-origin');
    expect(request?.cache).toBe('no-store');
    expect(await request?.text()).toBe('productId=7&orderId=P+2026%26&amount=0.05&channelNumber=90006&isDelay=1');
  });

  it('carries a request id, by which a failure can be found in the log', async () => {
    let sent = 0;
    const { client, requests } = testClient(() => json({ code: 1, message: 'no' }), {
      requestId: () => `visit-${(sent += 1)}`,
    });
    const result = await client.call(createPayLink, payment);
    expect(requests[0]?.headers.get('x-request-id')).toBe('visit-1');
    expect(result).toMatchObject({ kind: 'failed', error: { kind: 'rejected', requestId: 'visit-1' } });
  });

  it('leaves an undefined field out', async () => {
    const { client, requests } = testClient(() => json(payLink));
    await client.call(createPayLink, payment);
    expect(await requests[0]?.text()).not.toContain('isDelay');
  });

  it('is a query for a GET, the payload before a common parameter of its name', async () => {
    const { client, requests } = testClient(() => json({ code: 0, data: { contract_url: 'https://a.test/' } }), {
      commonParams: () => ({ scene: '9', sessionId: 'se-1' }),
    });
    await client.call(getAgreementLink, { productId: '7', position: 0 });
    expect(requests[0]?.url.split('?')[1]).toBe('scene=3&sessionId=se-1&productId=7&position=0&orderId=');
    expect(requests[0]?.body).toBeNull();
  });

  it('is multipart for a picture, with its name', async () => {
    const { client, requests } = testClient(() => json({ code: '00', data: { url: 'https://a.test/1.png' } }));
    const onProgress = vi.fn<(fraction: number) => void>();
    const image = new File(['bytes'], 'receipt.png', { type: 'image/png' });
    expect(await client.call(uploadComplaintPicture, { image }, { onProgress })).toMatchObject({ kind: 'ok' });
    const sent = (await requests[0]?.formData())?.get('problemImage');
    expect(sent).toMatchObject({ name: 'receipt.png', type: 'image/png', size: 5 });
    expect(requests[0]?.url).toContain('?sessionId=se-1');
    expect(onProgress.mock.calls).toEqual([[1]]);
  });

  it('reads the common parameters again for every call', async () => {
    let sessionId = 'one';
    const { client, requests } = testClient(() => json(details), { commonParams: () => ({ sessionId }) });
    await client.call(getOrder, order);
    sessionId = 'two';
    await client.call(getOrder, order);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?sessionId=one', '?sessionId=two']);
  });

  it('is null for an invalid payload, and the error names no value', async () => {
    const { client, requests } = testClient(() => json(details));
    const result = await client.call(getOrder, { productId: '7', orderId: '' });
    expect(result).toEqual({
      kind: 'failed',
      error: { kind: 'malformed', part: 'payload', what: 'orderId should be non_empty and is an empty string' },
    });
    expect(requests).toHaveLength(0);
  });
});

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

  it('knows of a write until it ends, however it ends; a read is none', async () => {
    const { client } = testClient((_, earlier) => (earlier === 0 ? json(payLink) : json({}, 500)));
    for (let call = 0; call < 2; call += 1) {
      const paying = client.call(createPayLink, payment);
      expect(client.isWriting()).toBe(true);
      await paying;
      expect(client.isWriting()).toBe(false);
    }
    const reading = client.call(getOrder, order);
    expect(client.isWriting()).toBe(false);
    await reading;
  });

  it('reports every call with its error', async () => {
    const reports: CallReport[] = [];
    const { client } = testClient((_, earlier) => (earlier === 0 ? json(details) : json({ code: 7, message: 'no' })), {
      onReport: (report) => reports.push(report),
    });
    await client.call(getOrder, order);
    await client.call(createPayLink, payment);
    await client.call(getOrder, { productId: '', orderId: '' });
    const what = 'malformed payload: productId should be non_empty and is an empty string';
    expect(reports).toEqual([
      { endpoint: 'getOrder', needsSession: true, outcome: 'ok', detail: '', droppedFields: [] },
      {
        endpoint: 'createPayLink',
        needsSession: true,
        outcome: 'rejected',
        detail: 'rejected with code 7',
        droppedFields: [],
      },
      {
        endpoint: 'getOrder',
        needsSession: true,
        outcome: 'malformed',
        detail: what,
        droppedFields: [],
      },
    ]);
  });
});

describe('an idempotency key', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it('goes with a write that cannot be taken back: the attempt’s own, or a new one', async () => {
    const { client, requests } = testClient(() => json(payLink));
    await client.call(createPayLink, payment, { idempotencyKey: 'key-1' });
    await client.call(createPayLink, payment);
    await client.call(createPayLink, payment);
    const [own, one, another] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(own).toBe('key-1');
    expect(one).toMatch(uuid);
    expect(another).toMatch(uuid);
    expect(another).not.toBe(one);
  });

  it('goes with nothing else', async () => {
    const { client, requests } = testClient(() => json(details));
    await client.call(getOrder, order, { idempotencyKey: 'key-1' });
    expect(requests[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('is created only for a write that takes one', async () => {
    const random = vi.spyOn(crypto, 'getRandomValues');
    const { client } = testClient(() => json(details));
    await client.call(getOrder, order);
    expect(random).not.toHaveBeenCalled();
    random.mockRestore();
  });

  it('of a request that is still under way leaves the outcome unknown', async () => {
    const { client } = testClient(() => new Response('', { status: 409 }));
    const result = await client.call(createPayLink, payment);
    expect(result.kind === 'failed' && isUnknownOutcome(result.error)).toBe(true);
  });
});
