import { object, pipe, transform, union } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { namedObject } from '../from-wire-names.ts';
import { requiredId } from '../payload-values.ts';
import { agreements as agreementsNames, variant2Envelope as variant2EnvelopeNames } from '../wire-names.json';
import { agreementsOf } from '../loan-confirm/get-agreements.ts';
import { wireObject } from '../wire-object.ts';
import { text } from '../wire-values.ts';

const agreementList = agreementsOf(namedObject(agreementsNames, { title: text }));

/** Variant 2's agreements: a list, or the list in a `data` of its own as `getAgreements` has it. */
export const getAgreementsVariant2 = defineEndpoint({
  name: 'getAgreementsVariant2',
  method: 'GET',
  path: '/gopia/goya/cultures',
  effect: 'read',
  envelope: 'str00',
  envelopeNames: variant2EnvelopeNames,
  payload: pipe(
    object({ productId: requiredId }),
    transform(({ productId }) => ({ productId, scene: 3 })),
  ),
  data: union([
    agreementList,
    pipe(
      wireObject({ data: agreementList }),
      transform((wire) => wire.data),
    ),
  ]),
});
