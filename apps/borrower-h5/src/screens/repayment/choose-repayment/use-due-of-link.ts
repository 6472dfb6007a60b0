import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { queryOptionsFor } from '@peace/api-client/react-query';
import type { Money } from '@peace/money-date';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OrderIds } from '#shared/order-ids.ts';
import { useServices } from '#shared/services.tsx';

/** What is due of the order, for the comparison with the link's amount. */
export interface DueOfLink {
  /** Null where it could not be read. */
  readonly due: Money | null;
  /** By when, as the server writes it; '' where it could not be read. */
  readonly dueDate: string;
  /** Nothing is paid until it is known. */
  readonly isReading: boolean;
  readonly reload: () => void;
}

/** Reads what is due of an order that can be paid. A failure is not shown: the link's amount is then all there is. */
export function useDueOfLink(ids: OrderIds, isPayable: boolean): DueOfLink {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOptionsFor(api, getPeriodRepayment, ids),
    enabled: isPayable,
  });
  return {
    due: data && !error ? data.amount : null,
    dueDate: data && !error ? data.repayDate : '',
    isReading: isPayable && isFetching,
    reload: useCallback(() => void (isPayable && refetch()), [isPayable, refetch]),
  };
}
