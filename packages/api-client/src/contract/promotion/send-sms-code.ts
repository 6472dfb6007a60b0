import { object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { requiredId } from '../payload-values.ts';
import { ignored } from '../wire-values.ts';
import { trackingText } from '../tracking/tracking-query.ts';

/** Sends the SMS code of a registration. Rejects with 101 (wrong captcha: draw a new one) and 11 (already registered). */
export const sendSmsCode = defineEndpoint({
  name: 'sendSmsCode',
  method: 'POST',
  path: '/api/v2/youmi/promotion/get-sms',
  effect: 'write',
  envelope: 'str0',
  payload: pipe(
    object({
      phone: requiredId,
      captcha: requiredId,
      sid: requiredId,
      appName: trackingText,
      appFrom: trackingText,
      userFrom: trackingText,
      utmTag: trackingText,
    }),
    transform((fields) => ({
      phone: fields.phone,
      capcode: fields.captcha,
      sid: fields.sid,
      // The visitor has no device id: the registration's id stands in.
      deviceId: fields.sid,
      appName: fields.appName,
      app_from: fields.appFrom,
      user_from: fields.userFrom,
      utm_tag: fields.utmTag,
    })),
  ),
  data: ignored,
});
