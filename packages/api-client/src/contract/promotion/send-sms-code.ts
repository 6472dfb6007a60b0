import { object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { ignored } from '../wire-values.ts';
import { toVisitorFields, visitorEntries } from './visitor-fields.ts';

/** Sends the SMS code of a registration. Rejects with 101 (wrong captcha: draw a new one) and 11 (already registered). */
export const sendSmsCode = defineEndpoint({
  name: 'sendSmsCode',
  path: '/api/v2/youmi/promotion/get-sms',
  effect: 'write',
  envelope: 'str0',
  payload: pipe(object(visitorEntries), transform(toVisitorFields)),
  data: ignored,
});
