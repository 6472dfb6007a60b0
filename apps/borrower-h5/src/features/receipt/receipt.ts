import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { atom, useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import {
  array,
  boolean,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeInteger,
  string,
  type InferOutput,
} from 'valibot';
import type { AttemptRecord } from '#shared/attempt/attempt-types.ts';
import { canonicalOrderId } from '#shared/order/order-ids.ts';
import { storedAtom } from '#shared/storage/stored-atom.ts';
import { defineItem } from '@peace/web-platform/storage';

const money = object({
  minor: pipe(number(), safeInteger(), minValue(1)),
  currency: picklist(['PHP', 'INR']),
});

export const receiptSchema = object({
  /** Of the attempt that it is about (its idempotency key): the same one is kept once. */
  id: pipe(string(), nonEmpty()),
  kind: picklist(['repayment', 'extension', 'application', 'complaint']),
  orderId: pipe(string(), nonEmpty()),
  /** Empty where it is not known. */
  productName: string(),
  amount: nullable(money),
  /** The channel or the bank that was paid through. */
  through: nullable(string()),
  /** When the borrower did it, milliseconds since 1970. */
  at: number(),
  isClosed: boolean(),
  /** The next payment, in the server's own text. */
  next: nullable(object({ amount: nullable(money), day: string() })),
});

/** The borrower's receipt of a payment, an application or a complaint. It is our own record, no lender's document. */
export type Receipt = InferOutput<typeof receiptSchema>;

/** The receipt of an attempt, by its record. What is not given it does not have. */
export function receiptOf(
  { key, startedAt }: Pick<AttemptRecord<unknown>, 'key' | 'startedAt'>,
  about: Pick<Receipt, 'kind' | 'orderId' | 'productName'> & Partial<Receipt>,
): Receipt {
  return { id: key, amount: null, through: null, at: startedAt, isClosed: false, next: null, ...about };
}

const MOST = 24;

const item = defineItem({
  key: 'receipts',
  version: 1,
  schema: array(receiptSchema),
  owner: 'record',
  lifetime: 'a year',
});

const storedBy = atomFamily((spelling: string) => storedAtom(item, spelling));

/** The receipts of an order, newest first, in whichever spelling a link has its number; null when there is none. An earlier build stored them by the link's. */
export const receiptsAtom = atomFamily((orderId: string) =>
  atom((get) => get(storedBy(canonicalOrderId(orderId))) ?? get(storedBy(orderId))),
);

/** The list with one more; that of the same attempt is added once, by the page that learned of it first. */
export function withReceipt(receipts: readonly Receipt[], added: Receipt): Receipt[] {
  const isKept = receipts.some(({ id }) => id === added.id);
  return isKept ? [...receipts] : [added, ...receipts].slice(0, MOST);
}

/** Keeps a receipt with those of its order. That of the same attempt is stored once, however often it is reported. */
export const keepReceiptAtom = atom(null, (get, set, receipt: Receipt) => {
  const { orderId } = receipt;
  set(storedBy(canonicalOrderId(orderId)), withReceipt(get(receiptsAtom(orderId)) ?? [], receipt));
});

/** The receipts of an order; none in the first render, which hydrates what was painted early. */
export function useStoredReceipts(orderId: string): readonly Receipt[] {
  const stored = useAtomValue(receiptsAtom(orderId));
  return (useIsHydrated() && stored) || [];
}

/** The receipt of the payment that closed an order; null: none is known. */
export const closingReceiptOf = (receipts: readonly Receipt[]): Receipt | null =>
  receipts.find(({ kind, isClosed }) => kind === 'repayment' && isClosed) ?? null;

/** When a complaint about an order was last sent from this phone, milliseconds since 1970; null: none is known. */
export const reportedAtOf = (receipts: readonly Receipt[]): number | null =>
  receipts.find(({ kind }) => kind === 'complaint')?.at ?? null;
