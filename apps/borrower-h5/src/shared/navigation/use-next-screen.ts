import { readAddress } from '@peace/web-platform';
import { useCallback } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';

export interface NextScreen {
  /** Whether the borrower has left this screen for another one. */
  readonly isAwaited: () => boolean;
  /** Whether it is the one at `path`: opened again, it would be a second step back. */
  readonly isAwaitedAt: (path: string) => boolean;
}

/** The screen whose code is still loading: the address changes with the tap, what is shown when the code is there. */
export function useNextScreen(): NextScreen {
  const { window } = useServices();
  const location = useLocation();
  const { pathname } = location;
  const shown = createPath(location);
  return {
    isAwaited: useCallback(() => new URL(readAddress(window)).pathname !== pathname, [window, pathname]),
    isAwaitedAt: useCallback(
      (path) => {
        const current = createPath(new URL(readAddress(window)));
        return current === path && current !== shown;
      },
      [window, shown],
    ),
  };
}
