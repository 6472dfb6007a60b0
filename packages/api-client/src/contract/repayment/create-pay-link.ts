import { boolean, object, optional, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { decimalAmount, orderIds, requiredId } from '../payload-values.ts';
import { requiredUrl } from '../wire-addresses.ts';

/** Requests the link to pay through one channel ('virtual code'). Each response is a payment of its own: a write. */
export const createPayLink = defineEndpoint({
  name: 'createPayLink',
  path: '/v3/loan-details/generate-vcode',
  effect: 'write',
  needsSession: true,
  isIdempotent: true,
  payload: pipe(
    object({
      ...orderIds.entries,
      amount: decimalAmount,
      channelNumber: requiredId,
      /** The payment buys an extension. */
      isDelay: optional(boolean(), false),
    }),
    // The wire knows the flag only as '1' or absent.
    transform(({ isDelay, ...fields }) => ({ ...fields, isDelay: isDelay ? 1 : undefined })),
  ),
  data: wireObject({ payUrl: requiredUrl }),
});
