import { object, optional, pipe, string, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { namedObject } from '../from-wire-names.ts';
import { position, requiredId } from '../payload-values.ts';
import { agreementLink as agreementLinkNames, variant2Envelope as variant2EnvelopeNames } from '../wire-names.json';
import { requiredUrl } from '../wire-addresses.ts';

/** Returns the link to one agreement of variant 2; `position` is its place in the list of `getAgreementsVariant2`. */
export const getAgreementLinkVariant2 = defineEndpoint({
  name: 'getAgreementLinkVariant2',
  method: 'GET',
  path: '/gopia/goya/misunderstood',
  effect: 'read',
  envelope: 'str00',
  envelopeNames: variant2EnvelopeNames,
  payload: pipe(
    object({ productId: requiredId, position, orderId: optional(string(), '') }),
    transform((fields) => ({ ...fields, scene: 3 })),
  ),
  data: namedObject(agreementLinkNames, { url: requiredUrl }),
});
