import type { SandboxState } from '../state/sandbox-state.ts';
import { aProduct, anOrder, type OrderChanges } from '../factories/an-order.ts';

/** A situation of the product, to be opened by its entry. */
export interface Scenario {
  readonly name: string;
  /** A developer chooses it by this title. */
  readonly title: string;
  /** Path and query within its app. */
  readonly entry: string;
  /**
   * Adds the scenario's data. Every scenario's data is in the state after each reset, so that each entry works at any time; ids
   * are the scenario's own.
   */
  readonly populate?: (state: SandboxState, now: number) => void;
  /** Changes more when the scenario is chosen: settings that belong to no order or product. */
  readonly arrange?: (state: SandboxState, now: number) => void;
  /** The backend takes no notice of `Idempotency-Key` while the scenario is the chosen one. */
  readonly ignoresKeys?: boolean;
}

export const appOf = ({ entry }: Pick<Scenario, 'entry'>): 'borrower-h5' | 'promo-landing' =>
  entry.startsWith('/promotion') ? 'promo-landing' : 'borrower-h5';

/** How a scenario of one order differs from the factory's order. */
interface OrderScenario extends Pick<Scenario, 'arrange' | 'ignoresKeys'> {
  /** Which screen it is about, Order Details when not given. */
  readonly path?: string;
  readonly order?: OrderChanges;
  /** The same where it depends on the time. */
  readonly orderAt?: (now: number) => OrderChanges;
}

/**
 * A scenario about one order, the only one the borrower has while it is the chosen one. The id of its product is the order's with a
 * 6 in front.
 */
export function orderScenario(name: string, title: string, orderId: string, about: OrderScenario): Scenario {
  const { path = '/loanDetail', order, orderAt, ignoresKeys = false } = about;
  const productId = `6${orderId}`;
  return {
    name,
    title,
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
