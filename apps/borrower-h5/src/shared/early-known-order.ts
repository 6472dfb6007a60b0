import { declareItem, readLocalItem, type ItemSchema } from '@peace/web-platform/storage';

/** As `known-orders.ts` has them. */
interface StoredOrders {
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

/** What `known-orders.ts` has of an order, for the first script. Whose it is does not matter: it only says which read is sent. */
export function earlyKnownOrder(window: Pick<Window, 'localStorage'>, orderId: string) {
  const declared = declareItem({ version: 3, key: 'order-products', schema: stored });
  return readLocalItem(window, declared)?.value.find((order) => Object(order).orderId === orderId);
}
