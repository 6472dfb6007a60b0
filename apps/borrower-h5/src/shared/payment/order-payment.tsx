import { withMessages } from '@peace/i18n/visit-messages';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useServices } from '#shared/services.tsx';
import { useRestored } from '#shared/use-restored.ts';
import { itemAccessOf } from '#shared/state/stored-item.ts';
import { hasStoredPayment } from './stored-payment.ts';
import type { PendingPayment, PendingPaymentProps } from './pending-payment.tsx';

// Handled outside of what Vite wraps, which else would not say that a file of this release is gone.
const loadPendingPayment = () => withMessages(() => import('./pending-payment.tsx'));

/** The pending payment of an order, wherever its order is shown; nothing where there is none. Its code is loaded only where something is stored. */
export function OrderPayment(props: PendingPaymentProps): ReactElement | null {
  const services = useServices();
  const { orderId } = props.ids;
  const { opening } = props;
  const [loaded, setLoaded] = useState<{ readonly View: typeof PendingPayment } | null>(null);
  const look = useCallback(() => {
    if (!hasStoredPayment(itemAccessOf(services), orderId) && !opening) return;
    // Where it cannot be loaded the next return tries again.
    loadPendingPayment().then(
      (module) => setLoaded({ View: module.PendingPayment }),
      () => opening?.onDone(),
    );
  }, [services, orderId, opening]);
  useEffect(look, [look]);
  useRestored(look);
  return loaded && <loaded.View {...props} />;
}
