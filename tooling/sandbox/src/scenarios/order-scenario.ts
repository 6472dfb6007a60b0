import { aProduct } from '../factories/a-product.ts';
import { anOrder, type OrderChanges } from '../factories/an-order.ts';
import type { Scenario } from './scenario.ts';

/** What makes a scenario of one order. */
interface OrderScenario {
  readonly name: string;
  readonly title: string;
  /** Its order's id; the product's is the same with a 6 in front. */
  readonly orderId: string;
  /** Which screen it is about, Order Details when not given. */
  readonly path?: string;
  /** How the order differs from the factory's. */
  readonly order?: OrderChanges;
  /** The same where it depends on the time. */
  readonly orderAt?: (now: number) => OrderChanges;
  /** What else changes while it is the chosen one. */
  readonly arrange?: Scenario['arrange'];
  readonly ignoresKeys?: boolean;
}

/** A scenario about one order, the only one the borrower has while it is the chosen one. */
export function orderScenario(about: OrderScenario): Scenario {
  const { name, title, orderId, path = '/loanDetail', order, orderAt, ignoresKeys = false } = about;
  const productId = `6${orderId}`;
  return {
    name,
    title,
    app: 'borrower-h5',
    entry: `${path}?${new URLSearchParams({ productId, orderId })}`,
    populate: (state, now) => {
      const product = { ...aProduct(order?.product ?? {}), productId };
      state.orders.set(orderId, anOrder({ isListed: false, ...order, ...orderAt?.(now), orderId, product }, now));
    },
    ignoresKeys,
    arrange: (state, now) => {
      for (const known of state.orders.values()) {
        state.orders.set(known.orderId, { ...known, isListed: known.orderId === orderId });
      }
      about.arrange?.(state, now);
    },
  };
}
