import type { DefaultPayCode } from '@peace/api-client/contract/repayment/repayment-info';
import type { Money } from '@peace/money-date';
import type { ItemStorage, StoredItem } from '@peace/web-platform/storage';
import * as v from 'valibot';
import type { PayPurpose } from '#shared/payment/settlement.ts';

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
  /** Which order is paid with it, for what, and whose it is; the user is empty where the session names none. */
  orderId: v.pipe(v.string(), v.nonEmpty()),
  productId: v.optional(v.string()),
  purpose: v.picklist(['repayment', 'extension']),
  userId: v.string(),
  /** Milliseconds since 1970. */
  storedAt: v.number(),
});

/** The pay code that was opened last, for its own page (decisions 0005 and 0036). */
export type StoredPayCode = v.InferOutput<typeof schema>;

/** What a stored code belongs to. */
export type PayCodeOwner = Pick<StoredPayCode, 'orderId' | 'productId' | 'purpose' | 'userId' | 'storedAt'>;

/** Where `/repaymentOfCode2` finds what was tapped. */
export function storedPayCode(storage: ItemStorage): StoredItem<StoredPayCode> {
  return storage.item({ key: 'repayment-code', version: 2, schema });
}

/** What is stored for a default pay code. The amount is the server's; without one that can be paid there is none. */
export function toStoredPayCode(
  { logo, title, payCode, payNotice }: DefaultPayCode,
  amount: Money | null,
  owner: PayCodeOwner,
): StoredPayCode {
  const stored = { logo, title, payCode, payNotice, ...owner };
  if (!v.is(money, amount)) return stored;
  return owner.purpose === 'extension' ? { ...stored, delayAmount: amount } : { ...stored, repayAmount: amount };
}

/** For how long a code is kept, milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** The stored code, where it is this borrower's and not too old; any other is removed. */
export function readPayCode(
  item: StoredItem<StoredPayCode>,
  { userId, now }: { readonly userId: string; readonly now: number },
): StoredPayCode | null {
  const stored = item.read();
  if (stored === null) return null;
  const isOurs = stored.userId === userId || stored.userId === '' || userId === '';
  // A clock that was set back says nothing about the code's age.
  if (isOurs && now - stored.storedAt < keptFor) return stored;
  item.clear();
  return null;
}

/** Removes the stored code of an order: it has nothing left to pay. */
export function forgetPayCodeOf(item: StoredItem<StoredPayCode>, orderId: string, purpose: PayPurpose): void {
  const stored = item.read();
  if (stored?.orderId === orderId && stored.purpose === purpose) item.clear();
}

/** The total of a stored code: what is to be repaid, or what the extension costs (spec §2). */
export function totalOf({ repayAmount, delayAmount }: StoredPayCode): Money | null {
  return repayAmount ?? delayAmount ?? null;
}
