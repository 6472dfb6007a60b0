import { object, optional, string } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { requiredId } from '../payload-values.ts';
import { variant2Envelope as variant2EnvelopeNames } from '../wire-names.json';
import { ignored } from '../wire-values.ts';

/** Records a step of variant 2. The specification shows neither its fields nor a response: these are ours. */
export const trackVariant2 = defineEndpoint({
  name: 'trackVariant2',
  path: '/gopia/goya/because',
  effect: 'write',
  envelope: 'str00',
  envelopeNames: variant2EnvelopeNames,
  payload: object({ productId: requiredId, orderId: optional(string(), ''), event: requiredId }),
  data: ignored,
});
