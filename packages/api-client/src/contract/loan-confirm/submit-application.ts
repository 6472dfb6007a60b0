import { integer, minValue, number, object, pipe, string, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { decimalAmount, requiredId } from '../payload-values.ts';
import { requiredUrl } from '../wire-addresses.ts';

/** Applies for the loan on the terms that `getOffer` showed; answers the page of the new order. */
export const submitApplication = defineEndpoint({
  name: 'submitApplication',
  path: '/v3/loan-confirm/loan-detail-push',
  effect: 'write',
  needsSession: true,
  isIdempotent: true,
  payload: object({
    amount: decimalAmount,
    periods: pipe(number(), integer(), minValue(1)),
    termUnit: string(),
    productId: requiredId,
  }),
  data: pipe(
    /** 'lend details URL'. */
    wireObject({ lendDetailsUrl: requiredUrl }),
    transform((wire) => ({ url: wire.lendDetailsUrl })),
  ),
});
