import type { DomainOf, Endpoint, PayloadOf } from '@peace/api-client';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { getExtension, type Extension } from '@peace/api-client/contract/repayment/get-extension';
import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import type { Money } from '@peace/money-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isFeatureDisabled } from '#shared/app-config.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { useConfirmedProduct } from '#shared/order/use-confirmed-product.ts';
import { getOrderQuietly } from '#shared/reading/read-again.ts';
import { isOutdated, type Refresh } from '#shared/reading/refresh.ts';
import { refreshOf, useRead, type ReadState } from '#shared/reading/use-read.ts';
import { useServices } from '#shared/services.tsx';
import {
  amountOf,
  findNotPayableReason,
  withOfferedChannels,
  type NotPayableReason,
  type PayPurpose,
} from './payable.model.ts';
import { dueSnapshotOf } from './payment-evidence.ts';
import type { DueSnapshot } from './payment-record.ts';

/** The data of an order that a page pays for. Every page of a payment reads it here, and only here. */
export interface OrderReading<Info extends PeriodRepayment = PeriodRepayment | Extension> {
  readonly ids: OrderIds;
  readonly purpose: PayPurpose;
  readonly order: ReadState<OrderDetails>;
  /** The amount due, with the channels that are offered. */
  readonly due: ReadState<Info>;
  /** The same as data; null until it is read. */
  readonly info: Info | null;
  /** The amount that a payment would pay; null if it cannot be read. */
  readonly amount: Money | null;
  /** Why the order cannot be paid; null where it can, and while that is not known. */
  readonly notPayable: NotPayableReason | null;
  /** The order was read, and can be paid. */
  readonly isPayable: boolean;
  /** Whether the order, and what is due of it, are known as they are now. */
  readonly refresh: { readonly order: Refresh; readonly due: Refresh };
  readonly reload: () => void;
  /** The amount due now, by which a payment that is started now is recognised later. Undefined before it is read, and while it is read again. */
  readonly snapshot: DueSnapshot | null | undefined;
  readonly readSnapshot: () => Promise<DueSnapshot | null>;
  /** Reads again what is older than a minute or of another day in Manila; resolves with whether it is the same. Null where nothing is. */
  readonly recheck: () => Promise<boolean> | null;
}

interface ReadingOptions {
  /** A link may name no order, and a page may have to know that an order can be paid before it asks what is due. */
  readonly isNamed?: boolean;
  readonly wantsDue?: 'always' | 'ofPayable';
  /** Without toasts: the page can do without what cannot be read. */
  readonly isQuiet?: boolean;
}

export function useOrderReading(
  ids: OrderIds,
  purpose: 'repayment',
  options?: ReadingOptions,
): OrderReading<PeriodRepayment>;
export function useOrderReading(ids: OrderIds, purpose: 'extension', options?: ReadingOptions): OrderReading<Extension>;
export function useOrderReading(ids: OrderIds, purpose: PayPurpose, options?: ReadingOptions): OrderReading;
export function useOrderReading(
  ids: OrderIds,
  purpose: PayPurpose,
  { isNamed = true, wantsDue = 'always', isQuiet = false }: ReadingOptions = {},
): OrderReading {
  const order = useRead(getOrderQuietly, ids, { isWanted: isNamed, isQuiet });
  useConfirmedProduct(ids, order.state);
  const read = order.state.kind === 'ready' ? order.state.data : null;
  const notPayable = read && findNotPayableReason(read, purpose);
  const isPayable = read !== null && notPayable === null;
  const isDueWanted = isNamed && (wantsDue === 'always' || isPayable);
  const endpoint = purpose === 'extension' ? getExtension : getPeriodRepayment;
  const due = useRead(endpoint, ids, { isWanted: isDueWanted, isQuiet: isQuiet || wantsDue === 'ofPayable' });
  const { state } = due;
  const offered =
    state.kind === 'ready' ? { ...state, data: withOfferedChannels(state.data, isFeatureDisabled) } : state;
  const info = offered.kind === 'ready' ? offered.data : null;
  // An extension's page shows another date, so the snapshot for a payment is read beside it.
  const snapshot = useSnapshot(ids, isPayable && purpose === 'extension');
  return {
    ids,
    purpose,
    order: order.state,
    due: offered,
    info,
    amount: info && amountOf(info),
    notPayable,
    isPayable,
    refresh: {
      order: !isNamed || notPayable ? { kind: 'done' } : refreshOf(order.state),
      due: isDueWanted ? refreshOf(state) : { kind: 'done' },
    },
    reload: () => {
      order.reload();
      due.reload();
      snapshot.reload();
    },
    snapshot: snapshot.known,
    readSnapshot: snapshot.read,
    recheck: useRecheck(ids, purpose),
  };
}

/** The snapshot of the amount due, for a payment; null if its read failed: an old one would take an earlier payment for this one. */
function useSnapshot(ids: OrderIds, isWanted: boolean) {
  const { api } = useServices();
  const query = useQuery({ ...queryOptionsFor(api, getPeriodRepayment, ids), enabled: isWanted });
  const { data, error, isFetching, refetch } = query;
  const snapshotOf = (read: Pick<typeof query, 'data' | 'error'>) =>
    read.data && !read.error ? dueSnapshotOf(read.data) : null;
  const isRead = data !== undefined || error !== null;
  return {
    known: isRead && !isFetching ? snapshotOf(query) : undefined,
    read: async () => snapshotOf(await refetch({ cancelRefetch: false })),
    reload: () => void (isWanted && refetch()),
  };
}

/** Nothing is decided on old figures (docs/decisions/paying.md). */
function useRecheck(ids: OrderIds, purpose: PayPurpose): OrderReading['recheck'] {
  const order = useFigures(getOrderQuietly, ids, ({ status, canRollOver }) => [status, canRollOver]);
  const due = useFigures(getPeriodRepayment, ids, dueSnapshotOf);
  const extension = useFigures(getExtension, ids, ({ delayAmount, repayDate }) => [delayAmount, repayDate]);
  return () => {
    const figures = [order, due, ...(purpose === 'extension' ? [extension] : [])];
    const aged = figures.filter((each) => each.isAged());
    if (aged.length === 0) return null;
    const shown = () => figures.map((each) => each.shown()).join();
    const before = shown();
    // Figures that were read first, or are recent, may change until the last one is read.
    return Promise.all(aged.map((each) => each.readAgain())).then((read) => read.every(Boolean) && shown() === before);
  };
}

/**
 * Figures that the page has read, and that a payment is decided on. What was never read is not shown, and so not read here.
 *
 * @param figuresOf what must not have changed
 */
function useFigures<E extends Endpoint>(endpoint: E, payload: PayloadOf<E>, figuresOf: (data: DomainOf<E>) => unknown) {
  const { api, clock } = useServices();
  const queries = useQueryClient();
  const options = queryOptionsFor(api, endpoint, payload);
  const state = () => queries.getQueryState(options.queryKey);
  // That a read fails now and did not before is a change, too; that it fails once more is none.
  const shown = () => {
    const { data, error } = state() ?? {};
    return data === undefined || error ? 'unread' : JSON.stringify(figuresOf(data));
  };
  const readAt = () => Math.max(state()?.dataUpdatedAt ?? 0, state()?.errorUpdatedAt ?? 0);
  return {
    shown,
    isAged: () => readAt() > 0 && isOutdated(readAt(), clock.now()),
    /** Resolves with whether it was read. */
    readAgain: async () => {
      const beforeAt = readAt();
      // A read that a check of the payment cancels resolves with what was read before: it is read once more.
      for (let reads = 0; reads < 2 && readAt() === beforeAt; reads += 1) {
        await queries.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined);
      }
      return readAt() !== beforeAt;
    },
  };
}
