import { plainMessage } from '@peace/i18n';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { href, screens } from '@peace/screens';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { readPayCode, storedPayCode, type StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import { useCopyCode } from '#features/repayment/use-copy-code.ts';
import { refreshOf, useOrderToPay } from '#features/repayment/use-order-to-pay.ts';
import { screenRoute } from '#shared/screen-route.tsx';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRestored } from '#shared/use-restored.ts';
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
  const [stored] = useState(() =>
    readPayCode(storedPayCode(storage), { userId: session.entry.params.userId ?? '', now: clock.now() }),
  );
  return stored ? (
    <StoredCodeOfOrder stored={stored} onBack={onBack} />
  ) : (
    <NoStoredCodeScreen onBack={onBack} onOrders={() => void navigate(href(screens.orders))} />
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
  useRestored(order.reload);
  const { copied, copy } = useCopyCode(stored.payCode);
  const settlement = order.kind === 'settled' ? order.settlement : null;
  useEffect(() => {
    if (settlement) storedPayCode(storage).clear();
  }, [settlement, storage]);
  return (
    <RepaymentOfStoredCodeScreen
      stored={stored}
      settlement={settlement}
      refresh={refreshOf(order)}
      copied={copied}
      onBack={onBack}
      onCopy={copy}
      onRetry={order.reload}
      onOrder={() => void navigate(href(screens.orderDetails, { ...ids }))}
    />
  );
}
