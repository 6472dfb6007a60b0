import { getCampaign } from '@peace/api-client/contract/promotion/get-campaign';
import { getCaptcha } from '@peace/api-client/contract/promotion/get-captcha';
import { sendSmsCode } from '@peace/api-client/contract/promotion/send-sms-code';
import { register } from '@peace/api-client/contract/promotion/register';
import { trackClick } from '@peace/api-client/contract/tracking/track-click';
import { trackVisit } from '@peace/api-client/contract/tracking/track-visit';
import { expect, it } from 'vitest';
import { MINUTE_MS } from '../durations.ts';
import { testSandbox } from '../testing/test-sandbox.ts';
import { seenCaptcha } from '../testing/valid-payloads.ts';

const PHONE = '09181234567';

it('registers a phone with the captcha that was drawn and the code that was sent', async () => {
  const test = testSandbox();
  const seen = await seenCaptcha(test);
  await test.ok(sendSmsCode, { phone: PHONE, ...seen });
  const smsCode = test.sandbox.state.smsCodes.at(-1)?.code ?? '';
  expect(smsCode).toMatch(/^\d{6}$/);
  expect(await test.refused(register, { phone: PHONE, ...seen, smsCode: '000000' })).toBe('103');
  await test.ok(register, { phone: PHONE, ...seen, smsCode });
  expect(await test.refused(register, { phone: PHONE, ...seen, smsCode })).toBe('11');
  expect(await test.refused(sendSmsCode, { phone: PHONE, ...seen })).toBe('11');
});

it('reads the captcha in small letters too, and only the last one', async () => {
  const test = testSandbox();
  const first = await seenCaptcha(test);
  await test.ok(getCaptcha, { sid: first.sid, timestamp: 2 });
  expect(await test.refused(sendSmsCode, { phone: PHONE, ...first })).toBe('101');
  const captcha = test.sandbox.state.promotion.captchas.get(first.sid)?.text.toLowerCase() ?? '';
  await test.ok(sendSmsCode, { phone: PHONE, sid: first.sid, captcha });
});

it('refuses a wrong captcha with the code of each call', async () => {
  const test = testSandbox();
  const { sid } = await seenCaptcha(test);
  expect(await test.refused(sendSmsCode, { phone: PHONE, sid, captcha: '!!!!' })).toBe('101');
  expect(await test.refused(register, { phone: PHONE, sid, captcha: '!!!!', smsCode: '1' })).toBe('-1');
});

it('sends one code a minute, which counts for five', async () => {
  const test = testSandbox();
  const seen = await seenCaptcha(test);
  await test.ok(sendSmsCode, { phone: PHONE, ...seen });
  expect(await test.refused(sendSmsCode, { phone: PHONE, ...seen })).toBe('102');
  test.sandbox.clock.moveBy(MINUTE_MS);
  await test.ok(sendSmsCode, { phone: PHONE, ...seen });
  const smsCode = test.sandbox.state.smsCodes.at(-1)?.code ?? '';
  test.sandbox.clock.moveBy(5 * MINUTE_MS + 1);
  const again = await seenCaptcha(test);
  expect(await test.refused(register, { phone: PHONE, ...again, smsCode })).toBe('103');
});

it('refuses a phone of neither rule, one registered before, and a template that is none', async () => {
  const test = testSandbox();
  const seen = await seenCaptcha(test);
  expect(await test.refused(sendSmsCode, { phone: '12345678901', ...seen })).toBe('12');
  expect(await test.refused(sendSmsCode, { phone: '13900000000', ...seen })).toBe('11');
  expect(await test.refused(getCampaign, { templateId: 'none' })).toBe('99');
});

it('gives a campaign its look, and most templates none', async () => {
  const test = testSandbox();
  expect(await test.ok(getCampaign, { templateId: '2' })).toMatchObject({ id: '2', background: '#0b6b50' });
  expect(await test.ok(getCampaign, { templateId: '1' })).toMatchObject({
    id: '1',
    background: '',
    title: '',
    offerTags: [],
  });
});

it('draws no captcha for an unknown registration', async () => {
  const { client } = testSandbox();
  const result = await client.call(getCaptcha, { sid: 'unknown', timestamp: 1 });
  expect(result).toEqual({ kind: 'failed', error: { kind: 'http', status: 404 } });
});

it('counts visits and clicks', async () => {
  const { ok, control } = testSandbox();
  await ok(trackVisit, { clientType: 'ios', pageId: '1' });
  await ok(trackClick, { clientType: 'android', phone: '0918' });
  expect(await control('GET', '/tracking')).toMatchObject({
    visits: [{ client_type: 'ios', page_id: '1', page_type: '1' }],
    clicks: [{ client_type: 'android', phone: '0918' }],
  });
});
