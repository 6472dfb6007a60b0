import { type InferOutput, object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { requiredId } from '../payload-values.ts';
import { strictList, withData } from '../lists.ts';
import { text } from '../wire-values.ts';

const agreementList = strictList(wireObject({ title: text }));

/** The agreements of a product. The list sits in a `data` of its own inside the envelope's. */
export const getAgreements = defineEndpoint({
  name: 'getAgreements',
  method: 'GET',
  path: '/v3/contract/contract',
  effect: 'read',
  payload: pipe(
    object({ productId: requiredId }),
    // Scene 3 is loan confirmation.
    transform(({ productId }) => ({ productId, scene: 3 })),
  ),
  data: pipe(
    withData(agreementList),
    object({ data: agreementList }),
    transform((wire) => wire.data),
  ),
});

/** An agreement; its place in the list is what `getAgreementLink` asks for. */
export type Agreement = InferOutput<(typeof getAgreements)['data']>[number];
