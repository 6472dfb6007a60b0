import { earlyBorrowerOf, isOfAnother, readSession } from '@peace/session';
import { defineItem, readLocalItem, type ItemSchema } from '@peace/web-platform/storage';

interface StoredOrders {
  readonly owner: string | null;
  readonly value: readonly {
    readonly orderId: string;
    readonly productId: string | null;
    readonly isPayable: boolean;
  }[];
}

/** Without valibot, and no more than reading needs: this is in the first script of every early page. */
const stored: ItemSchema<never, StoredOrders> = {
  '~standard': {
    validate: (value) => (Array.isArray(Object(value).value) ? { value: Object(value) } : { issues: [] }),
  },
};

/** Reads what `known-orders.ts` stored of an order of this borrower, for the first script. */
export function earlyKnownOrder(
  window: Parameters<typeof readSession>[0] & Pick<Window, 'localStorage'>,
  orderId: string,
) {
  const declared = defineItem({
    version: 3,
    key: 'order-products',
    schema: stored,
    owner: 'borrower',
    lifetime: 'a year',
  });
  const { owner = null, value } = readLocalItem(window, declared) ?? {};
  const borrower = earlyBorrowerOf(window, readSession(window).params);
  if (owner === null || borrower === null ? owner !== borrower : isOfAnother(owner, borrower)) return undefined;
  return value?.find((order) => Object(order).orderId === orderId);
}
