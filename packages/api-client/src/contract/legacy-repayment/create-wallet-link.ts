import { object, pipe, transform, union } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { minorAmount, requiredId } from '../payload-values.ts';
import { requiredUrl } from '../wire-addresses.ts';

/** Legacy repayment through the payment company Huichao: answers the page to go on with, as text or as `url`. */
export const createWalletLink = defineEndpoint({
  name: 'createWalletLink',
  path: '/api/v1/youmi/youmi-api/service/loan/repayment-huichao',
  effect: 'write',
  needsSession: true,
  isIdempotent: true,
  envelope: 'str00',
  payload: object({ userId: requiredId, orderId: requiredId, amount: minorAmount }),
  data: union([
    wireObject({ url: requiredUrl }),
    pipe(
      requiredUrl,
      transform((url) => ({ url })),
    ),
  ]),
});
