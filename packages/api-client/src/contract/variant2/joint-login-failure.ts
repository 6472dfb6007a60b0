import { type InferOutput, object, optional, string } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { namedObject } from '../from-wire-names.ts';
import { requiredId } from '../payload-values.ts';
import {
  jointLoginFailure as jointLoginFailureNames,
  variant2Envelope as variant2EnvelopeNames,
} from '../wire-names.json';
import { optionalMainList } from '../lists.ts';
import { text } from '../wire-values.ts';
import { recommendedProductEntries } from './recommended-product.ts';

/** Why the joint login failed, and what else there is to borrow. */
export const jointLoginFailure = defineEndpoint({
  name: 'jointLoginFailure',
  path: '/gopia/goya/drowns',
  effect: 'read',
  envelope: 'str00',
  envelopeNames: variant2EnvelopeNames,
  // The list of recommended products asks without either.
  payload: object({ productId: optional(requiredId), orderId: optional(string(), '') }),
  data: namedObject(jointLoginFailureNames, {
    noticeMessage: text,
    errorMessage: text,
    products: optionalMainList(wireObject(recommendedProductEntries)),
  }),
});

export type JointLoginFailure = InferOutput<(typeof jointLoginFailure)['data']>;
