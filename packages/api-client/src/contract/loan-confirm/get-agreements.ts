import {
  custom,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  metadata,
  object,
  pipe,
  safeParse,
  transform,
} from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { requiredId } from '../payload-values.ts';
import { recordDropped } from '../../unreadable-values.ts';
import { entriesOf } from '../lists.ts';
import { text } from '../wire-values.ts';

/**
 * Agreements, each with its place: the key that it was sent under, which PHP keeps in a list with gaps. None is dropped, because the
 * borrower accepts them all: one that cannot be read is listed without a title.
 */
export function agreementsOf<Item extends GenericSchema<unknown, { readonly title: string }>>(item: Item) {
  const titleOf = (wire: unknown): string => {
    const read = safeParse(item, wire);
    if (!read.success) recordDropped('the title of an agreement');
    return read.success ? read.output.title : '';
  };
  return pipe(
    custom<InferInput<Item>[]>((wire) => entriesOf(wire) !== null),
    metadata({ items: item }),
    transform((wire) => Object.entries(wire).map(([key, entry]) => ({ title: titleOf(entry), position: Number(key) }))),
  );
}

const agreementList = agreementsOf(wireObject({ title: text }));

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
    wireObject({ data: agreementList }),
    transform((wire) => wire.data),
  ),
});

/** An agreement; `getAgreementLink` asks for its `position`. */
export type Agreement = InferOutput<(typeof getAgreements)['data']>[number];
