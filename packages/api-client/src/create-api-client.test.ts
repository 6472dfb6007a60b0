import { describe, expect, it } from 'vitest';
import { createPayLink } from './contract/repayment/create-pay-link.ts';
import { getOrder } from './contract/order/get-order.ts';
import { getCaptcha } from './contract/promotion/get-captcha.ts';
import { submitApplicationVariant2 } from './contract/variant2/submit-application-variant2.ts';
import wireNames from './contract/wire-names.json';
import { json } from './testing/fake-fetch.ts';
import { details, order, payment } from './testing/order-and-payment.ts';
import { testClient } from './testing/test-client.ts';

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
