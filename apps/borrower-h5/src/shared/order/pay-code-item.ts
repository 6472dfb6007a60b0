import { defineItem } from '@peace/web-platform/storage';
import {
  array,
  literal,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeInteger,
  string,
  type InferOutput,
} from 'valibot';

export const payableMoney = object({
  minor: pipe(number(), safeInteger(), minValue(1)),
  currency: literal('PHP'),
});
const noticeItem = object({ name: string(), steps: array(string()) });

const schema = object({
  logo: string(),
  title: string(),
  payCode: pipe(string(), nonEmpty()),
  /** One of the two amounts, or none where it could not be read. */
  repayAmount: optional(payableMoney),
  delayAmount: optional(payableMoney),
  /** By when, in the server's words; of a repayment. */
  repayDate: optional(string()),
  payNotice: array(object({ title: string(), items: array(noticeItem) })),
  orderId: pipe(string(), nonEmpty()),
  productId: optional(string()),
  purpose: picklist(['repayment', 'extension']),
  /** When it was opened, milliseconds since 1970. */
  storedAt: number(),
});

/** The pay code that was opened last, for its own page (docs/decisions/pay-codes.md). */
export type StoredPayCode = InferOutput<typeof schema>;

/** `/repaymentOfCode2` reads the tapped code from this item. */
export const payCodeItem = defineItem({
  key: 'repayment-code',
  version: 3,
  schema,
  owner: 'borrower',
  lifetime: '30 days',
});
