import { number, pipe, string, transform, union } from 'valibot';
import { text } from '../wire-values.ts';

/**
 * The statuses that this version knows. The server's status text explains 110 and 151 (spec §4 gives them an icon and no meaning), so
 * they are named after their codes.
 */
export const orderStatuses = [
  { kind: 'processing', code: 21 },
  { kind: 'status110', code: 110 },
  { kind: 'status151', code: 151 },
  /** The loan is running and can be repaid. */
  { kind: 'repayable', code: 170 },
  /** Repayable, and extendable when the order says so. Spec §4 gives both codes this one meaning: only the due date says what is late. */
  { kind: 'due', code: 174 },
  { kind: 'due', code: 180 },
  /** Closed or repaid. */
  { kind: 'closed', code: 200 },
] as const;

/** A status of {@link orderStatuses}. */
export type KnownStatus = (typeof orderStatuses)[number];

/** The state of an order. One that this version does not know is shown neutrally; `raw` is its code as it came. */
export type OrderStatus = KnownStatus | { readonly kind: 'unrecognised'; readonly raw: string };

/** `orderStatus`: a number, or the same as text. */
export const orderStatus = pipe(
  union([number(), string()]),
  transform((wire): OrderStatus => toOrderStatus(String(wire).trim())),
);

export interface ListedStatus {
  /** Null where the server sends no code of ours. */
  readonly status: OrderStatus | null;
  /** The server's text in place of a known status; empty beside a status. */
  readonly statusText: string;
}

/** `status` of a listed order: one of the codes, as a number or its digits, or any text in its place. */
export const listedStatus = pipe(
  text,
  transform((wire): ListedStatus => {
    const status = toOrderStatus(wire.trim());
    return status.kind === 'unrecognised' ? { status: null, statusText: wire } : { status, statusText: '' };
  }),
);

function toOrderStatus(code: string): OrderStatus {
  return orderStatuses.find((known) => String(known.code) === code) ?? { kind: 'unrecognised', raw: code };
}

/** Whether an order can be paid. A status that this version does not know is not payable. */
export function isPayable(status: OrderStatus): boolean {
  switch (status.kind) {
    case 'repayable':
    case 'due':
      return true;
    case 'processing':
    case 'status110':
    case 'status151':
    case 'closed':
    case 'unrecognised':
      return false;
  }
}
