import { readAddress } from '@peace/web-platform';
import { useState } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { useServices } from '#shared/services.tsx';
import { useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import { checkDestination } from '@peace/validators/safe-url';
import { allScreens } from '@peace/screens';

interface Tapped extends ExternalPaymentPage {
  readonly orderId: string;
}

/** Opens what an order is repaid by elsewhere (`h5Url`). `pageOf` is for the place that shows the order's payment. */
export function useTappedPaymentPage() {
  const { window } = useServices();
  const leave = useNavigateExternal();
  const [tapped, setTapped] = useState<Tapped | null>(null);
  return {
    openingOrder: tapped && tapped.orderId,
    pageOf: (orderId: string): ExternalPaymentPage | null => (tapped?.orderId === orderId ? tapped : null),
    open: (orderId: string, url: string): void => {
      const { nativeScheme, appEnName } = appConfig;
      const through = paidThrough(url, { base: readAddress(window), nativeScheme, appName: appEnName });
      if (through === null) return void leave(url);
      // A second tap finds the first one under way.
      setTapped((before) => before ?? { orderId, url, through, onDone: () => setTapped(null) });
    },
  };
}

/** A page on which the lender takes the payment itself (`h5Url`), as it was tapped. */
export interface ExternalPaymentPage {
  readonly url: string;
  /** Through whom it is paid, as far as is known. */
  readonly through: string;
  /** It was opened, or it was not to be. */
  readonly onDone: () => void;
}

interface ExternalPaymentPagePlace {
  readonly base: string;
  readonly nativeScheme: string;
  readonly appName: string;
}

/** Through whom an order is paid at a link: the page's host, the app, or another app's scheme; null for our own screens and refused links. */
export function paidThrough(link: string, { base, nativeScheme, appName }: ExternalPaymentPagePlace): string | null {
  const destination = checkDestination(link, { base });
  if (destination.kind === 'refused') return null;
  if (destination.kind === 'native')
    return ['', nativeScheme].includes(destination.scheme) ? appName : destination.scheme;
  const { origin, pathname, host } = destination.url;
  const isOwn = origin === new URL(base).origin && allScreens.some(({ path }) => path === pathname);
  return isOwn ? null : host;
}
