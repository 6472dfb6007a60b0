import { type InferOutput, object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { requiredId } from '../payload-values.ts';
import { strictList } from '../lists.ts';
import { bankFormItem } from './bank-form.ts';

/** Bank binding: the fields of the form, in order. */
export const getBankForm = defineEndpoint({
  name: 'getBankForm',
  path: '/v3/bind-card/card-init',
  effect: 'read',
  needsSession: true,
  payload: pipe(
    object({ productId: requiredId }),
    transform(({ productId }) => ({ product_id: productId })),
  ),
  data: pipe(
    wireObject({ items: strictList(bankFormItem) }),
    transform((wire) => wire.items),
  ),
});

export type BankForm = InferOutput<(typeof getBankForm)['data']>;
