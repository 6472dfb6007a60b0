import { Suspense, type ReactElement } from 'react';
import { AppRoutes, useLazyScreens } from '../router.tsx';

/** The screens as in the app, whose code is loaded when they are opened. */
export function Routed(): ReactElement {
  const routed = useLazyScreens();
  return (
    <Suspense fallback="loading">
      <AppRoutes {...routed} />
    </Suspense>
  );
}
