import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '#shared/services.tsx';
import type { OrderIds } from '#shared/order-ids.ts';
import { dueSnapshotOf } from './payment-evidence.ts';
import type { DueSnapshot, PaymentMethod } from './payment.ts';

/** What a payment that is started on a page is recognised by later. */
export interface ShownDueSnapshot {
  /**
   * Begins a payment with the mark: at once where it is known, and else when its read has answered. Null where that failed:
   * an old mark would take an earlier payment for this one.
   */
  readonly withDueSnapshot: (means: PaymentMethod, begin: (due: DueSnapshot | null) => void) => void;
  /** The payment that waits for the read. */
  readonly waiting: PaymentMethod | null;
  readonly reload: () => void;
}

/**
 * What is due of an order, for a page that shows something else of it.
 *
 * @param isShown the page itself shows what is due, and so reads it: it is not read once more, not after a failure either
 */
export function useDueSnapshot(ids: OrderIds, isNeeded: boolean, isShown = false): ShownDueSnapshot {
  const { api } = useServices();
  const [waiting, setWaiting] = useState<PaymentMethod | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOptionsFor(api, getPeriodRepayment, ids),
    enabled: isNeeded && !isShown,
  });

  async function readMark(): Promise<DueSnapshot | null> {
    const read = await refetch({ cancelRefetch: false });
    return read.data && !read.error ? dueSnapshotOf(read.data) : null;
  }

  function withDueSnapshot(means: PaymentMethod, begin: (due: DueSnapshot | null) => void): void {
    // Not read at all yet, as long as the order is not known to be payable.
    const isRead = data !== undefined || error !== null;
    if (isRead && !isFetching) return begin(data && !error ? dueSnapshotOf(data) : null);
    setWaiting(means);
    void readMark().then((due) => {
      setWaiting(null);
      begin(due);
    });
  }

  return { withDueSnapshot, waiting, reload: () => void (isNeeded && refetch()) };
}
