import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useToast } from '@peace/vant-react-compat/toast';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useServices } from '#shared/services.tsx';
import { loadPart } from '#shared/reading/load-part.ts';
import { useRestored } from '#shared/navigation/use-is-here.ts';
import { itemAccessOf } from '#shared/storage/stored-item.ts';
import { hasStoredPayment } from '#shared/order/stored-payment.ts';
import type { PendingPayment, PendingPaymentProps } from './pending-payment.part.tsx';

// Handled outside of what Vite wraps, which else would not say that a file of this release is gone.
const loadPendingPayment = () => import('./pending-payment.part.tsx');

/** The pending payment of an order, wherever its order is shown; nothing where there is none. Its code is loaded only where something is stored. */
export function OrderPayment(props: PendingPaymentProps): ReactElement | null {
  const services = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const { orderId } = props.ids;
  const { tappedPage } = props;
  const [loaded, setLoaded] = useState<{ readonly View: typeof PendingPayment } | null>(null);
  const look = useCallback(() => {
    if (!hasStoredPayment(itemAccessOf(services), orderId) && !tappedPage) return;
    // The stored record is read again at the next return; after a tap that changed nothing a toast shows that.
    (tappedPage ? loadPart(services, loadPendingPayment) : loadPendingPayment()).then(
      (module) => setLoaded({ View: module.PendingPayment }),
      () => {
        if (!tappedPage) return;
        tappedPage.onDone();
        show({ kind: 'fail', message: t('errorNetwork') });
      },
    );
  }, [services, orderId, tappedPage, show, t]);
  useEffect(look, [look]);
  useRestored(look);
  return loaded && <loaded.View {...props} />;
}
