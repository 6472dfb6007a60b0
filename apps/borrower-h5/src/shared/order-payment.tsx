import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useServices } from '#shared/services.tsx';
import { useRestored } from '#shared/use-restored.ts';
import type { BegunPayment, BegunPaymentProps } from './payment/begun-payment.tsx';

// Handled outside of what Vite wraps, which else would not say that a file of this release is gone (decision 0067).
const loadBegunPayment = () => import('./payment/begun-payment.tsx');

/**
 * The payment of an order that was begun, wherever its order is shown; nothing where there is none. Whole in itself: a
 * screen places it. What it needs is loaded only where something is stored.
 */
export function OrderPayment(props: BegunPaymentProps): ReactElement | null {
  const { storage } = useServices();
  const { orderId } = props.ids;
  const [loaded, setLoaded] = useState<{ readonly View: typeof BegunPayment } | null>(null);
  const look = useCallback(() => {
    const item = storage.item({ key: `payment:${orderId}`, version: 1, schema: anything });
    if (item.read() === null) return;
    // Where it cannot be loaded the next return tries again.
    loadBegunPayment().then(
      (module) => setLoaded({ View: module.BegunPayment }),
      () => undefined,
    );
  }, [storage, orderId]);
  useEffect(look, [look]);
  useRestored(look);
  return loaded && <loaded.View {...props} />;
}

/** Whose it is and whether it still counts is judged where it is shown. */
const anything = { '~standard': { validate: (value: unknown) => ({ value }) } } as const;
