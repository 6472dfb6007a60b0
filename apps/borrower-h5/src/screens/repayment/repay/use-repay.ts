import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { RepaymentPageProps } from '#features/repayment/repayment-page.tsx';
import { useRepayment } from '#features/repayment/use-repayment.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { useRead } from '#shared/use-read.ts';

/** The view's props: what is paid is the period's amount. */
export function useRepay(ids: OrderIds): RepaymentPageProps<PeriodRepayment> {
  const read = useRead(getPeriodRepayment, ids);
  const amount = read.state.kind === 'ready' ? read.state.data.amount : null;
  return useRepayment({ ids, purpose: 'repayment', read, amount });
}
