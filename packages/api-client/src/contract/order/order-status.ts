import { number, pipe, string, transform, union } from 'valibot';
import { text } from '../wire-values.ts';

/**
 * The state of an order. The wire sends a code. The server's status text explains 110 and 151 (spec §4 gives them an icon and no
 * meaning), so they are named after their codes.
 */
export type OrderStatus =
  | { readonly kind: 'processing'; readonly code: 21 }
  | { readonly kind: 'status110'; readonly code: 110 }
  | { readonly kind: 'status151'; readonly code: 151 }
  /** The loan is running and can be repaid. */
  | { readonly kind: 'repayable'; readonly code: 170 }
  /** Repayable, and extendable when the order says so. Spec §4 gives both codes this one meaning: only the due date says what is late. */
  | { readonly kind: 'due'; readonly code: 174 | 180 }
  /** Closed or repaid. */
  | { readonly kind: 'closed'; readonly code: 200 }
  /** A code this version does not know: shown neutrally. `raw` is the code as it came. */
  | { readonly kind: 'unrecognised'; readonly raw: string };

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
  switch (code) {
    case '21':
      return { kind: 'processing', code: 21 };
    case '110':
      return { kind: 'status110', code: 110 };
    case '151':
      return { kind: 'status151', code: 151 };
    case '170':
      return { kind: 'repayable', code: 170 };
    case '174':
      return { kind: 'due', code: 174 };
    case '180':
      return { kind: 'due', code: 180 };
    case '200':
      return { kind: 'closed', code: 200 };
    default:
      return { kind: 'unrecognised', raw: code };
  }
}

/** Whether an order can be paid: in 170, 174 and 180 alone. A status that this version does not know is not payable. */
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
