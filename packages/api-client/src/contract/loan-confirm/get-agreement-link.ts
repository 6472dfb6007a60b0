import { object, optional, pipe, string, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { position, requiredId } from '../payload-values.ts';
import { requiredUrl } from '../wire-addresses.ts';

/** Returns the link to one agreement; `position` is its place in the list of `getAgreements`. */
export const getAgreementLink = defineEndpoint({
  name: 'getAgreementLink',
  method: 'GET',
  path: '/v3/contract/contract-jump',
  effect: 'read',
  payload: pipe(
    // Before the loan is applied for there may be no order yet: the field is then sent empty.
    object({ productId: requiredId, position, orderId: optional(string(), '') }),
    transform((fields) => ({ ...fields, scene: 3 })),
  ),
  data: pipe(
    wireObject({ contract_url: requiredUrl }),
    transform((wire) => ({ url: wire.contract_url })),
  ),
});
