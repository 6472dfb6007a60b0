import { integer, minValue, number, object, pipe, string } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { namedObject } from '../from-wire-names.ts';
import { decimalAmount, requiredId } from '../payload-values.ts';
import wireNames from '../wire-names.json';
import { requiredUrl } from '../wire-values.ts';

/** Applies for the loan that `variant2Confirm` showed; answers the page of the new order. */
export const variant2Submit = defineEndpoint({
  name: 'variant2Submit',
  method: 'POST',
  path: '/gopia/goya/depush',
  effect: 'write',
  envelope: 'str00',
  envelopeNames: wireNames.variant2Envelope,
  payload: object({
    amount: decimalAmount,
    periods: pipe(number(), integer(), minValue(1)),
    termUnit: string(),
    productId: requiredId,
  }),
  data: namedObject(wireNames.submitResult, { url: requiredUrl }),
});
