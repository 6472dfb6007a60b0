import { boolean, object, optional, pipe, string, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { minorAmount, requiredId } from '../payload-values.ts';
import { id, isOne } from '../wire-values.ts';

/** Legacy repayment: charges a card, or asks for an SMS code first. */
export const chargeCard = defineEndpoint({
  name: 'chargeCard',
  path: '/api/v1/youmi/youmi-api/service/loan/repayment-commit',
  effect: 'write',
  needsSession: true,
  isIdempotent: true,
  envelope: 'str00',
  payload: pipe(
    object({
      amount: minorAmount,
      bankName: string(),
      cardId: requiredId,
      cardNo: requiredId,
      couponId: optional(string(), ''),
      orderId: requiredId,
      repayToken: requiredId,
      bankCode: string(),
      /** Send the SMS code: the first request of a charge that needs one, and each resend. */
      sendMsg: boolean(),
    }),
    transform(({ sendMsg, ...fields }) => ({ ...fields, sendMsg: sendMsg ? 1 : 0 })),
  ),
  data: pipe(
    wireObject({
      /** 1: the charge waits for an SMS code. */
      needValid: isOne,
      /** Names this charge to the confirmation, where the wire calls it `repaymentRecordId`. */
      repayRecordId: id,
    }),
    transform((wire) => ({ needsSmsCode: wire.needValid, repaymentRecordId: wire.repayRecordId })),
  ),
});
