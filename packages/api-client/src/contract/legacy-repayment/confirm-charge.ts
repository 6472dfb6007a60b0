import { object } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { requiredId } from '../payload-values.ts';
import { ignored } from '../wire-values.ts';

/** Legacy repayment: confirms a charge by SMS code. Rejects with 800006 (wrong code) and 800005 (already submitted). */
export const confirmCharge = defineEndpoint({
  name: 'confirmCharge',
  path: '/api/v1/youmi/youmi-api/service/loan/repayment-confirm',
  effect: 'write',
  needsSession: true,
  isIdempotent: true,
  envelope: 'str00',
  payload: object({ orderId: requiredId, verifyCode: requiredId, repaymentRecordId: requiredId }),
  data: ignored,
});
