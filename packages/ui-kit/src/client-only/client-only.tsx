import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';

export interface ClientOnlyProps {
  readonly children: () => ReactNode;
}

/** A closed dialog and the like: drawn once its screen is mounted, neither in an early page nor between the first tap and its response. */
export function ClientOnly({ children }: ClientOnlyProps): ReactElement | null {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated ? <>{children()}</> : null;
}

/** A failure, a slow line and the like, which an early page leaves to the app: its script is built without the children. */
export function AppOnly({ children }: ClientOnlyProps): ReactElement {
  return <>{children()}</>;
}
