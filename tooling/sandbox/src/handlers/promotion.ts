import { getCampaign } from '@peace/api-client/contract/promotion/get-campaign';
import { getCaptcha } from '@peace/api-client/contract/promotion/get-captcha';
import { openRegistration } from '@peace/api-client/contract/promotion/open-registration';
import { sendSmsCode } from '@peace/api-client/contract/promotion/send-sms-code';
import { register } from '@peace/api-client/contract/promotion/register';
import { captchaSvg } from '../drawings/captcha-svg.ts';
import { CAMPAIGNS } from '../factories/campaigns.ts';
import { handle } from '../handle.ts';
import { Rejection } from '../http/rejection.ts';
import { drawCaptcha, registerPhone, requestRegistrationSms } from '../state/registration.ts';

/** Registration through a promotion page. */
export const promotionHandlers = [
  handle(getCampaign, {
    sample: { templateId: '1' },
    respond: ({ payload }) => {
      if (!/^\d+$/.test(payload.templateId)) throw new Rejection(`Template ${payload.templateId} does not exist.`);
      return { id: payload.templateId, ...CAMPAIGNS[payload.templateId] };
    },
  }),
  handle(openRegistration, {
    sample: {},
    respond: ({ state }) => {
      const sid = `sid-${state.nextNumber()}`;
      state.promotion.sids.add(sid);
      return { sid };
    },
  }),
  handle(getCaptcha, {
    sample: { sid: 'from openRegistration', timestamp: 1 },
    respond: ({ state, payload, now }) => {
      const { text } = drawCaptcha(state, payload.sid, now);
      return new Response(captchaSvg(text, state.random), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
      });
    },
  }),
  handle(sendSmsCode, {
    sample: { phone: '13800000000', captcha: 'from getCaptcha', sid: 'from openRegistration' },
    respond: requestRegistrationSms,
  }),
  handle(register, {
    sample: {
      phone: '13800000000',
      captcha: 'from getCaptcha',
      sid: 'from openRegistration',
      smsCode: 'from sendSmsCode',
    },
    respond: registerPhone,
  }),
];
