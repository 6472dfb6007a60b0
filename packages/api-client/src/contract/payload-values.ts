import { type Currency, toDecimalString } from '@peace/money-date';
import {
  integer,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeInteger,
  string,
  transform,
  trim,
} from 'valibot';

/** An id the app passes: never empty, because an empty one would make the backend guess. */
export const requiredId = pipe(string(), trim(), nonEmpty());

/** Which order is meant. `orderId` is the number that `problem-init` lists as `orderNo`. The list of orders may not know the product: the order's own id is then all there is. */
export const orderIds = object({ productId: optional(requiredId), orderId: requiredId });

const currencies: readonly Currency[] = ['PHP', 'INR'];

/** An amount of money the app passes: whole minor units, above zero. */
const payableAmount = object({
  minor: pipe(number(), safeInteger(), minValue(1)),
  currency: picklist(currencies),
});

/** An amount as the v3 calls take it: decimal major units, two places. */
export const decimalAmount = pipe(payableAmount, transform(toDecimalString));

/** An amount as the legacy repayment calls take it: whole minor units. */
export const minorAmount = pipe(
  payableAmount,
  transform(({ minor }) => String(minor)),
);

/** A place in a list, counted from 0. */
export const position = pipe(number(), integer(), minValue(0));
