import { object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { requiredId } from '../payload-values.ts';
import { ignored } from '../wire-values.ts';
import { trackingText } from '../tracking/tracking-query.ts';
import { toVisitorFields, visitorEntries } from './visitor-fields.ts';

/** The merchant of a visitor who belongs to none yet (spec §3). The query names the default one, as that of every call does. */
const NO_MERCHANT = 0;

/** Registers a phone number. Rejects with 11 (already registered) and -1 (wrong captcha: draw a new one). */
export const register = defineEndpoint({
  name: 'register',
  path: '/api/v2/youmi/promotion/register',
  effect: 'write',
  envelope: 'str0',
  payload: pipe(
    object({
      ...visitorEntries,
      smsCode: requiredId,
      inviteCode: trackingText,
      id: trackingText,
    }),
    transform((fields) => ({
      ...toVisitorFields(fields),
      merchantNumber: NO_MERCHANT,
      userName: fields.phone,
      smsCode: fields.smsCode,
      invite_code: fields.inviteCode,
      id: fields.id,
    })),
  ),
  data: ignored,
});
