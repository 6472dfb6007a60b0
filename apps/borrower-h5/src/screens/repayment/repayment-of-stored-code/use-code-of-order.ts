import { useEffect, useMemo, type ReactNode } from 'react';
import { payCodeItem, totalOf, type StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { usePaySlip } from '#features/repayment/use-pay-slip.tsx';
import { usePaying } from '#features/repayment/use-paying.ts';
import { mayPay } from '#shared/payment/payment-phase.ts';
import { useReceipts } from '#shared/receipt/use-receipts.tsx';
import { useStoredItem } from '#shared/state/use-stored-item.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { codeValidityOf } from './code-validity.model.ts';
import { useCodeReads } from './use-code-reads.ts';
import type { StoredCodePageProps } from './repayment-of-stored-code.view.tsx';

/** The view's props for a stored code. Reads its order and what is due, now and on each return: what is old is not copied. */
export function useCodeOfOrder(stored: StoredPayCode): StoredCodePageProps & { readonly receipt: ReactNode } {
  const { orderId, productId, purpose } = stored;
  const ids = useMemo(() => ({ orderId, productId }), [orderId, productId]);
  const { now, refresh, ...reads } = useCodeReads(ids, stored);
  const { phase, payAgain, ...paying } = usePaying({
    ...reads,
    ids,
    purpose,
    onReturn: reads.reload,
  });
  const receipts = useReceipts(orderId);
  const { slip, events } = usePaySlip({ code: stored.payCode, amount: totalOf(stored), biller: stored.title });
  const validity = codeValidityOf(stored, now, { phase, refresh, payAgain, purpose });
  useClearedCode(validity === 'over');

  function take() {
    if (validity !== 'offered') return;
    // The permission to copy ends with the tap.
    events.copyCode();
    const amount = totalOf(stored);
    // Of one that is started already it is known.
    if (!amount || !(mayPay(phase) || payAgain.isConfirmed)) return;
    paying.pay({ kind: 'code', name: stored.title }, amount);
  }

  return {
    receipt: receipts.sheet,
    stored,
    phase,
    validity,
    isAskedAgain: payAgain.isAsked,
    isAgainConfirmed: payAgain.isConfirmed,
    refresh,
    slip,
    events: {
      ...events,
      copyCode: take,
      back: useGoBack(),
      payAgain: payAgain.ask,
      confirmAgain: payAgain.confirm,
      declineAgain: payAgain.decline,
      check: paying.check,
      cancel: paying.cancel,
      openReceipt: receipts.open,
      retry: () => {
        reads.reload();
        paying.check();
      },
    },
  };
}

/** Forgets the stored code once nothing is paid with it any more. */
function useClearedCode(isOver: boolean): void {
  const item = useStoredItem(payCodeItem);
  useEffect(() => {
    if (isOver) item.write(null);
  }, [isOver, item]);
}
