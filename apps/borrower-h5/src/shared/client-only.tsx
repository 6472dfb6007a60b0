import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';

export interface ClientOnlyProps {
  readonly children: () => ReactNode;
}

/**
 * What cannot be seen at first, such as a closed dialog: drawn when its screen has been mounted, in work that a tap interrupts.
 * So it is neither in an early page nor between the first tap and its response (docs/decisions/early-page.md).
 */
export function ClientOnly({ children }: ClientOnlyProps): ReactElement | null {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated ? <>{children()}</> : null;
}
