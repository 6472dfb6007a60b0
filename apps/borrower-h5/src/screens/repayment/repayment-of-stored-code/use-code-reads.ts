import { getExtension, type Extension } from '@peace/api-client/contract/repayment/get-extension';
import { getPeriodRepayment, type PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import type { Money } from '@peace/money-date';
import type { StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { productNameOf, refreshOfOrder, useOrderToPay } from '#features/repayment/use-order-to-pay.ts';
import type { OrderIds } from '#shared/order-ids.ts';
import { combinedRefresh } from '#shared/refresh.ts';
import { refreshOf, useRead, useReloadBoth } from '#shared/use-read.ts';
import type { CodeNow } from './code-validity.model.ts';

/** What decides about a stored code: its order, and what the server says now of the amount and the code. */
export function useCodeReads(ids: OrderIds, { purpose, storedAt }: StoredPayCode) {
  const order = useOrderToPay(ids, purpose);
  const due = useRead(purpose === 'extension' ? getExtension : getPeriodRepayment, ids);
  const info = due.state.kind === 'ready' ? due.state.data : null;
  const refresh = combinedRefresh([refreshOfOrder(order), refreshOf(due.state)]);
  const now: CodeNow | null = info && { amount: amountOf(info), payCode: info.defaultPayCode };
  return {
    isPayable: order.kind === 'payable',
    notPayableReason: order.kind === 'settled' ? order.notPayableReason : null,
    productName: productNameOf(order),
    now: order.kind === 'loading' ? null : now,
    // What is shown is what was stored, whenever the order was read last.
    refresh: refresh.kind === 'failed' ? { ...refresh, readAt: storedAt } : refresh,
    reload: useReloadBoth(order, due),
  };
}

/** What is paid by the code. */
function amountOf(info: PeriodRepayment | Extension): Money | null {
  return 'delayAmount' in info ? info.delayAmount : info.amount;
}
