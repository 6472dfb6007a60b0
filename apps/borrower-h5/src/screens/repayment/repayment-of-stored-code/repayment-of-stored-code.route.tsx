import { plainMessage } from '@peace/i18n';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { href, screens } from '@peace/screens';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { readPayCode, storedPayCode, totalOf, type StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { useCopyCode } from '#features/repayment/use-copy-code.ts';
import { productNameOf, refreshOf, useOrderToPay } from '#features/repayment/use-order-to-pay.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { usePaying } from '#features/repayment/use-paying.ts';
import { useOrderHelp } from '#shared/order-help/use-order-help.ts';
import { isSettled, mayPay } from '#shared/payment/payment-phase.ts';
import { useReceipts } from '#shared/receipt/use-receipts.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { NoStoredCodeScreen, RepaymentOfStoredCodeScreen } from './repayment-of-stored-code-screen.tsx';

/** `/repaymentOfCode2`: what was tapped on a repayment page. */
export const RepaymentOfStoredCodeRoute = screenRoute({
  address: screens.repaymentOfStoredCode,
  title: plainMessage(repaymentCodeMessages, 'title'),
  Page: RepaymentOfStoredCode,
});

function RepaymentOfStoredCode(): ReactElement {
  const { clock, session, storage } = useServices();
  const navigate = useNavigate();
  const onBack = useGoBack();
  const help = useOrderHelp(undefined);
  const [stored] = useState(() =>
    readPayCode(storedPayCode(storage), { userId: session.entry.params.userId ?? '', now: clock.now() }),
  );
  return stored ? (
    <StoredCodeOfOrder stored={stored} onBack={onBack} />
  ) : (
    <NoStoredCodeScreen {...help} onBack={onBack} onOrders={() => void navigate(href(screens.orders))} />
  );
}

interface StoredCodeOfOrderProps {
  readonly stored: StoredPayCode;
  readonly onBack: () => void;
}

/** Reads the order of the code, now and on each return: once it is settled the code is gone. */
function StoredCodeOfOrder({ stored, onBack }: StoredCodeOfOrderProps): ReactElement {
  const { storage } = useServices();
  const navigate = useNavigate();
  const { orderId, productId, purpose } = stored;
  const ids = useMemo(() => ({ orderId, productId }), [orderId, productId]);
  const order = useOrderToPay(ids, purpose);
  const settlement = order.kind === 'settled' ? order.settlement : null;
  const isPayable = order.kind === 'payable';
  const { phase, word, ...paying } = usePaying({
    ids,
    purpose,
    settlement,
    isPayable,
    isDueShown: false,
    productName: productNameOf(order),
    onReturn: order.reload,
  });
  const receipts = useReceipts(orderId);
  const help = useOrderHelp(orderId);
  const { copied, copy } = useCopyCode(stored.payCode);
  const isOver = isSettled(phase) || phase.kind === 'arrived';
  useEffect(() => {
    if (isOver) storedPayCode(storage).clear();
  }, [isOver, storage]);

  function take() {
    copy();
    const total = totalOf(stored);
    const isAgain = word.isAsked;
    if (total && (mayPay(phase) || isAgain)) paying.takeCode({ name: stored.title, amount: total, isAgain }, noop);
  }

  const isPaidOtherwise = phase.kind === 'begun' && phase.mayPayAgain && phase.payment.means.kind !== 'code';
  return (
    <>
      <RepaymentOfStoredCodeScreen
        {...help}
        onReceipt={receipts.open}
        stored={stored}
        phase={phase}
        isWordAsked={word.isAsked}
        refresh={refreshOf(order)}
        copied={copied}
        onBack={onBack}
        onCopy={isPaidOtherwise ? word.ask : take}
        onConfirmAgain={() => {
          take();
          word.decline();
        }}
        onDeclineAgain={word.decline}
        onCheck={paying.check}
        onCancelled={paying.cancel}
        onRetry={order.reload}
        onOrder={() => void navigate(href(screens.orderDetails, { ...ids }))}
      />
      {receipts.sheet}
    </>
  );
}

const noop = () => undefined;
