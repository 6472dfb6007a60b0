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
  is,
} from 'valibot';
import type { DefaultPayCode } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';
import { isSameOrder } from './order-ids.ts';
import type { OpenedItem } from '#shared/storage/stored-item.ts';

const payableMoney = object({
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

export type PayCodeOwner = Pick<StoredPayCode, 'orderId' | 'productId' | 'purpose' | 'storedAt' | 'repayDate'>;

/** Makes the stored item of a default pay code. The amount is the server's; it is absent where it cannot be paid. */
export function toStoredPayCode(
  { logo, title, payCode, payNotice }: DefaultPayCode,
  amount: Money | null,
  owner: PayCodeOwner,
): StoredPayCode {
  const stored = { logo, title, payCode, payNotice, ...owner };
  if (!is(payableMoney, amount)) return stored;
  return owner.purpose === 'extension' ? { ...stored, delayAmount: amount } : { ...stored, repayAmount: amount };
}

/** The stored code of an order, in whichever spelling a link had it. */
export function payCodeOf(item: OpenedItem<StoredPayCode>, orderId: string): StoredPayCode | null {
  const stored = item.read();
  return stored && isSameOrder(stored.orderId, orderId) ? stored : null;
}

/** Removes the stored code of an order: it has nothing left to pay. */
export function forgetPayCodeOf(
  item: OpenedItem<StoredPayCode>,
  orderId: string,
  purpose: StoredPayCode['purpose'],
): void {
  if (payCodeOf(item, orderId)?.purpose === purpose) item.write(null);
}

/** The total of a stored code: what is to be repaid, or what the extension costs (spec §2). */
export function totalOf({ repayAmount, delayAmount }: StoredPayCode): Money | null {
  return repayAmount ?? delayAmount ?? null;
}
