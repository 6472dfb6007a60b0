import type { DefaultPayCode } from '@peace/api-client/contract/repayment/repayment-info';
import type { Money } from '@peace/money-date';
import type { ItemStorage, StoredItem } from '@peace/session/storage';
import * as v from 'valibot';
import type { PayPurpose } from './repayment.model.ts';

const money = v.object({
  minor: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.literal('PHP'),
});
const noticeItem = v.object({ name: v.string(), steps: v.array(v.string()) });

const schema = v.object({
  logo: v.string(),
  title: v.string(),
  payCode: v.pipe(v.string(), v.nonEmpty()),
  /** One of the two amounts, or none where it could not be read. */
  repayAmount: v.optional(money),
  delayAmount: v.optional(money),
  payNotice: v.array(v.object({ title: v.string(), items: v.array(noticeItem) })),
});

/** The pay code that was opened last, for its own page (decision 0005). */
export type StoredPayCode = v.InferOutput<typeof schema>;

/** Where `/repaymentOfCode2` finds what was tapped. */
export function storedPayCode(storage: ItemStorage): StoredItem<StoredPayCode> {
  return storage.item({ key: 'repayment-code', version: 1, schema });
}

/** What is stored for a default pay code. The amount is the server's; without one that can be paid there is none. */
export function toStoredPayCode(
  { logo, title, payCode, payNotice }: DefaultPayCode,
  amount: Money | null,
  purpose: PayPurpose,
): StoredPayCode {
  const stored = { logo, title, payCode, payNotice };
  if (!v.is(money, amount)) return stored;
  return purpose === 'extension' ? { ...stored, delayAmount: amount } : { ...stored, repayAmount: amount };
}

/** The total of a stored code: what is to be repaid, or what the extension costs (spec §2). */
export function totalOf({ repayAmount, delayAmount }: StoredPayCode): Money | null {
  return repayAmount ?? delayAmount ?? null;
}
