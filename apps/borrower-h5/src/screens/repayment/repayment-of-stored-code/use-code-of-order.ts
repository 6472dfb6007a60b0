import { href, screens } from '@peace/screens';
import { useEffect, useMemo } from 'react';
import { storedPayCode, totalOf, type StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { useCopyCode } from '#features/repayment/use-copy-code.ts';
import { productNameOf, refreshOf, useOrderToPay } from '#features/repayment/use-order-to-pay.ts';
import { usePaying } from '#features/repayment/use-paying.ts';
import { noop } from '#shared/noop.ts';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { isSettled } from '#shared/payment/payment-phase.ts';
import { useReceipts } from '#shared/receipt/use-receipts.tsx';
import { useNavigate } from '#shared/router.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';

/** The view's props for a stored code. Reads its order, now and on each return: once that is settled the code is gone. */
export function useCodeOfOrder(stored: StoredPayCode) {
  const navigate = useNavigate();
  const { orderId, productId, purpose } = stored;
  const ids = useMemo(() => ({ orderId, productId }), [orderId, productId]);
  const order = useOrderToPay(ids, purpose);
  const { phase, payAgain, ...paying } = usePaying({
    ids,
    purpose,
    settlement: order.kind === 'settled' ? order.settlement : null,
    isPayable: order.kind === 'payable',
    isDueShown: false,
    productName: productNameOf(order),
    onReturn: order.reload,
  });
  const receipts = useReceipts(orderId);
  const { copied, copy } = useCopyCode(stored.payCode);
  useClearedCode(isSettled(phase) || phase.kind === 'arrived');

  function take() {
    copy();
    const total = totalOf(stored);
    // The answer to the question is what takes the code.
    if (total) paying.takeCode({ name: stored.title, amount: total, isConfirmed: payAgain.isAsked }, noop);
  }

  const isPaidOtherwise = phase.kind === 'begun' && phase.mayPayAgain && phase.payment.means.kind !== 'code';
  return {
    ...useOrderHelp(orderId),
    receipt: receipts.sheet,
    onReceipt: receipts.open,
    stored,
    phase,
    isAskedAgain: payAgain.isAsked,
    refresh: refreshOf(order),
    copied,
    onBack: useGoBack(),
    onCopy: isPaidOtherwise ? payAgain.ask : take,
    onConfirmAgain: () => {
      take();
      payAgain.decline();
    },
    onDeclineAgain: payAgain.decline,
    onCheck: paying.check,
    onCancelled: paying.cancel,
    onRetry: order.reload,
    onOrder: () => navigate(href(screens.orderDetails, { ...ids })),
  };
}

/** Forgets the stored code once nothing is paid with it any more. */
function useClearedCode(isOver: boolean): void {
  const { storage } = useServices();
  useEffect(() => {
    if (isOver) storedPayCode(storage).clear();
  }, [isOver, storage]);
}
