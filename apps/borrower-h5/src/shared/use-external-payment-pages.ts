import { readAddress } from '@peace/web-platform';
import { useState } from 'react';
import { appConfig } from './app-config.ts';
import { externalPaymentPageOf, type ExternalPaymentPage } from './external-payment-page.model.ts';
import { useServices } from './services.tsx';
import { useNavigateExternal } from './use-navigate-external.ts';

/** The external payment page that was tapped, and of which order. */
interface Tapped extends ExternalPaymentPage {
  readonly orderId: string;
}

/** Opens what an order is repaid by elsewhere (`h5Url`). `openingOf` is for the place that shows the order's payment. */
export function useExternalPaymentPages() {
  const { window } = useServices();
  const leave = useNavigateExternal();
  const [tapped, setTapped] = useState<Tapped | null>(null);
  return {
    openingOf: (orderId: string): ExternalPaymentPage | null => (tapped?.orderId === orderId ? tapped : null),
    open: (orderId: string, url: string): void => {
      const { nativeScheme, appEnName } = appConfig;
      const through = externalPaymentPageOf(url, { base: readAddress(window), nativeScheme, appName: appEnName });
      if (through === null) return void leave(url);
      // A second tap finds the first one under way.
      setTapped((before) => before ?? { orderId, url, through, onDone: () => setTapped(null) });
    },
  };
}
