import type { Bridge } from '@peace/bridge';
import type { ReactElement, ReactNode } from 'react';
import { ServicesProvider } from '#shared/services.tsx';

/** Wraps a hook that needs only the page's window and some of the bridge. */
export function servicesWith(bridge: Partial<Bridge> = {}) {
  const services = Object.assign(Object.create(null), {
    window,
    bridge: { onBack: () => () => undefined, ...bridge },
    session: { entry: { params: {} }, borrower: () => null },
  });
  return ({ children }: { readonly children: ReactNode }): ReactElement => (
    <ServicesProvider value={services}>{children}</ServicesProvider>
  );
}
