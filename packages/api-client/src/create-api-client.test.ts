import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUnknownOutcome } from './api-error.ts';
import { ApiFailure } from './api-failure.ts';
import type { CallReport } from './client-options.ts';
import { uploadComplaintPicture } from './contract/complaint/upload-complaint-picture.ts';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { getOrder } from './contract/order/get-order.ts';
import { getAgreementLink } from './contract/loan-confirm/get-agreement-link.ts';
import { getCaptcha } from './contract/promotion/get-captcha.ts';
import { confirmCharge } from './contract/legacy-repayment/confirm-charge.ts';
import { trackClick } from './contract/tracking/track-click.ts';
import { trackVisit } from './contract/tracking/track-visit.ts';
import { submitApplicationVariant2 } from './contract/variant2/submit-application-variant2.ts';
import wireNames from './contract/wire-names.json';
import { dropped, hanging, json } from './testing/fake-fetch.ts';
import { testClient } from './testing/test-client.ts';

const order = { productId: '7', orderId: 'P 2026&' };
const payment = { ...order, amount: { minor: 5, currency: 'PHP' as const }, channelNumber: '90006' };
const details = { success: true, code: 0, message: '', data: { orderStatus: '170' } };
const payLink = { code: 0, message: '', data: { payUrl: 'https://pay.test/1' } };

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

  it('takes the upload transport it is given', async () => {
    const upload = vi.fn(() => Promise.resolve({ status: 200, body: '{"code":"00","data":{"url":"u"}}' }));
    const { client, requests } = testClient(() => json(payLink), { upload });
    expect(await client.call(uploadComplaintPicture, { image: new Blob(['x']) })).toMatchObject({ data: { url: 'u' } });
    await client.call(createPayLink, payment);
    expect(upload).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(1);
  });

  it('reads the common parameters anew for every call', async () => {
    let sessionId = 'one';
    const { client, requests } = testClient(() => json(details), { commonParams: () => ({ sessionId }) });
    await client.call(getOrder, order);
    sessionId = 'two';
    await client.call(getOrder, order);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?sessionId=one', '?sessionId=two']);
  });

  it('is nothing when the payload is not what the endpoint takes, and the error names no value', async () => {
    const { client, requests } = testClient(() => json(details));
    const result = await client.call(getOrder, { productId: '7', orderId: '' });
    expect(result).toEqual({
      kind: 'failed',
      error: { kind: 'malformed', part: 'payload', what: 'orderId should be non_empty and is an empty string' },
    });
    expect(requests).toHaveLength(0);
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

  it('of a request that is still under way leaves the outcome unknown', async () => {
    const { client } = testClient(() => new Response('', { status: 409 }));
    const result = await client.call(createPayLink, payment);
    expect(result.kind === 'failed' && isUnknownOutcome(result.error)).toBe(true);
  });
});

describe('what comes back', () => {
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

  it('takes success where the flag envelope has it, else the integer 0', async () => {
    const bodies = [
      { success: true, code: 9, data: details.data },
      { code: 0, data: details.data },
      { success: false, code: 0, message: 'no' },
      { success: 'true', code: 0, data: details.data },
      { success: 1, code: 0, data: details.data },
    ];
    const { client } = testClient((_, earlier) => json(bodies[earlier]));
    const kinds: string[] = [];
    for (const _ of bodies) {
      const result = await client.call(getOrder, order);
      kinds.push(result.kind === 'ok' ? 'ok' : result.error.kind);
    }
    expect(kinds).toEqual(['ok', 'ok', 'rejected', 'malformed', 'malformed']);
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

describe('callRaw', () => {
  it('hands over whatever the envelope says', async () => {
    const body = { code: 800006, message: 'wrong', data: { left: 2 }, extra: true };
    const { client } = testClient(() => json(body));
    expect(await client.callRaw(confirmCharge, { orderId: '1', verifyCode: '1', repaymentRecordId: '1' })).toEqual({
      success: false,
      code: 800006,
      message: 'wrong',
      data: { left: 2 },
      raw: body,
    });
  });

  it('leaves the data unread, and rejects when there is no envelope', async () => {
    const replies = [json({ ...payLink, data: 5 }), new Response('<html>')];
    const { client } = testClient((_, earlier) => replies[earlier] ?? dropped());
    expect(await client.callRaw(createPayLink, payment)).toMatchObject({ success: true, code: 0, data: 5 });
    await expect(client.callRaw(createPayLink, payment)).rejects.toThrow(
      new ApiFailure('createPayLink', { kind: 'malformed', part: 'body', what: 'not JSON' }),
    );
    await expect(client.callRaw(createPayLink, payment)).rejects.toMatchObject({ error: { kind: 'network' } });
  });
});

describe('time, retries and double taps', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tries a read three times after network failures, 300 and 900 ms apart', async () => {
    const { client, requests } = testClient((_, earlier) => (earlier < 2 ? dropped() : json(details)));
    const result = client.call(getOrder, order);
    await vi.advanceTimersByTimeAsync(299);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(900);
    expect(await result).toMatchObject({ kind: 'ok' });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'POST']);
    expect(await requests[2]?.text()).toBe('productId=7&orderId=P+2026%26');
  });

  it('gives a read up after the third failure', async () => {
    const { client, requests } = testClient(dropped);
    const result = client.call(getOrder, order);
    await vi.runAllTimersAsync();
    expect(await result).toEqual({ kind: 'failed', error: { kind: 'network' } });
    expect(requests).toHaveLength(3);
  });

  it('gives a read that hangs up after 60 s, for good', async () => {
    const { client, requests } = testClient(hanging);
    const result = client.call(getOrder, order);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toEqual({ kind: 'failed', error: { kind: 'timeout' } });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('counts the retries of a read into its 60 s', async () => {
    const lateLoss = () => new Promise<Response>((_, reject) => setTimeout(reject, 40_000, new TypeError('lost')));
    const { client, requests } = testClient(lateLoss);
    const result = client.call(getOrder, order);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toEqual({ kind: 'failed', error: { kind: 'timeout' } });
    expect(requests).toHaveLength(2);
  });

  it('ends the answer with the time too when its body does not', async () => {
    const { client } = testClient(() => new Response(new ReadableStream({ start: () => undefined })));
    const result = client.call(createPayLink, payment);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toEqual({ kind: 'failed', error: { kind: 'timeout' } });
  });

  it.each([
    ['an HTTP error', () => json({}, 503)],
    ['a malformed answer', () => new Response('<html>')],
    ['a refusal', () => json({ success: false, code: 7, message: 'no' })],
  ])('does not try a read again after %s', async (_, reply) => {
    const { client, requests } = testClient(reply);
    const result = client.call(getOrder, order);
    await vi.runAllTimersAsync();
    expect((await result).kind).toBe('failed');
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['network', dropped],
    ['timeout', hanging],
  ] as const)('never tries a write again: %s', async (kind, reply) => {
    const { client, requests } = testClient(reply);
    const results = [client.call(createPayLink, payment), client.call(trackVisit, { clientType: 'ios' })];
    await vi.runAllTimersAsync();
    for (const result of results) expect(await result).toEqual({ kind: 'failed', error: { kind } });
    expect(requests).toHaveLength(2);
  });

  it('ends a call and its waiting with the signal', async () => {
    const { client, requests } = testClient((_, earlier) => (earlier === 0 ? dropped() : hanging()));
    const early = new AbortController();
    const waiting = client.call(getOrder, order, { signal: early.signal });
    await vi.advanceTimersByTimeAsync(100);
    early.abort();
    expect(await waiting).toEqual({ kind: 'failed', error: { kind: 'aborted' } });
    const later = new AbortController();
    const sent = client.call(createPayLink, payment, { signal: later.signal });
    await vi.advanceTimersByTimeAsync(0);
    later.abort();
    expect(await sent).toEqual({ kind: 'failed', error: { kind: 'aborted' } });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('pays once for a double tap, and twice for two amounts', async () => {
    const { client, requests } = testClient(() => json(payLink));
    const taps = await Promise.all([
      client.call(createPayLink, payment),
      client.call(createPayLink, { ...payment }),
      client.callRaw(createPayLink, payment),
      client.call(createPayLink, { ...payment, amount: { minor: 6, currency: 'PHP' } }),
    ]);
    expect(taps[0]).toEqual(taps[1]);
    expect(taps[2]).toMatchObject({ success: true });
    expect(requests).toHaveLength(2);
    await client.call(createPayLink, payment);
    expect(requests).toHaveLength(3);
  });

  it('counts every tap: equal calls of an endpoint that is not deduplicated are each sent', async () => {
    const { client, requests } = testClient(hanging);
    const tap = { clientType: 'ios', phone: '0917' } as const;
    const taps = [client.call(trackClick, tap), client.call(trackClick, tap), client.call(trackClick, tap)];
    await vi.advanceTimersByTimeAsync(60_000);
    for (const result of taps) expect(await result).toEqual({ kind: 'failed', error: { kind: 'timeout' } });
    expect(requests).toHaveLength(3);
  });

  it('does not join reads', async () => {
    const { client, requests } = testClient(() => json(details));
    await Promise.all([client.call(getOrder, order), client.call(getOrder, order)]);
    expect(requests).toHaveLength(2);
  });
});

describe('what the app is told meanwhile', () => {
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
    await client.callRaw(createPayLink, payment);
    await client.call(getOrder, { productId: '', orderId: '' });
    const what = 'malformed payload: productId should be non_empty and is an empty string';
    expect(reports).toEqual([
      { endpoint: 'getOrder', outcome: 'ok', detail: '', leftOut: [], durationMs: 40 },
      { endpoint: 'createPayLink', outcome: 'rejected', detail: 'rejected with code 7', leftOut: [], durationMs: 40 },
      { endpoint: 'getOrder', outcome: 'malformed', detail: what, leftOut: [], durationMs: 0 },
    ]);
  });
});
