import { object, pipe, record, string, transform } from 'valibot';
import { requiredId } from '../payload-values.ts';

/** The filled-in form: each field's code with its value, digits ungrouped. The product id wins over a field of its name. */
export const bankFormPayload = pipe(
  object({ productId: requiredId, values: record(string(), string()) }),
  transform(({ productId, values }) => ({ ...values, product_id: productId })),
);
