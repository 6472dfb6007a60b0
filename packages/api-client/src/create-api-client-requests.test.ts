import { describe, expect, it, vi } from 'vitest';
import { uploadComplaintPicture } from './contract/complaint/upload-complaint-picture.ts';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { getOrder } from './contract/order/get-order.ts';
import { getAgreementLink } from './contract/loan-confirm/get-agreement-link.ts';
import { json } from './testing/fake-fetch.ts';
import { details, order, payLink, payment } from './testing/order-and-payment.ts';
import { testClient } from './testing/test-client.ts';

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
