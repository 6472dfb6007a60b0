import { integer, minValue, number, object, pipe, string } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { namedObject } from '../from-wire-names.ts';
import { decimalAmount, requiredId } from '../payload-values.ts';
import { submitResult as submitResultNames, variant2Envelope as variant2EnvelopeNames } from '../wire-names.json';
import { requiredUrl } from '../wire-addresses.ts';

/** Applies for the loan that `getOfferVariant2` showed; answers the page of the new order. */
export const submitApplicationVariant2 = defineEndpoint({
  name: 'submitApplicationVariant2',
  path: '/gopia/goya/depush',
  effect: 'write',
  needsSession: true,
  isIdempotent: true,
  envelope: 'str00',
  envelopeNames: variant2EnvelopeNames,
  payload: object({
    amount: decimalAmount,
    periods: pipe(number(), integer(), minValue(1)),
    termUnit: string(),
    productId: requiredId,
  }),
  data: namedObject(submitResultNames, { url: requiredUrl }),
});
