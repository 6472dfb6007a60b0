import { withWords } from '@peace/i18n/visit-words';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useServices } from '#shared/services.tsx';
import { useRestored } from '#shared/use-restored.ts';
import { itemAccessOf } from './state/item-access.ts';
import { hasStoredPayment } from './stored-payment.ts';
import type { BegunPayment, BegunPaymentProps } from './payment/begun-payment.tsx';

// Handled outside of what Vite wraps, which else would not say that a file of this release is gone.
const loadBegunPayment = () => withWords(() => import('./payment/begun-payment.tsx'));

/**
 * The payment of an order that was begun, wherever its order is shown; nothing where there is none. Whole in itself: a
 * screen places it. What it needs is loaded only where something is stored.
 */
export function OrderPayment(props: BegunPaymentProps): ReactElement | null {
  const services = useServices();
  const { orderId } = props.ids;
  const { opening } = props;
  const [loaded, setLoaded] = useState<{ readonly View: typeof BegunPayment } | null>(null);
  const look = useCallback(() => {
    if (!hasStoredPayment(itemAccessOf(services), orderId) && !opening) return;
    // Where it cannot be loaded the next return tries again.
    loadBegunPayment().then(
      (module) => setLoaded({ View: module.BegunPayment }),
      () => opening?.onDone(),
    );
  }, [services, orderId, opening]);
  useEffect(look, [look]);
  useRestored(look);
  return loaded && <loaded.View {...props} />;
}
