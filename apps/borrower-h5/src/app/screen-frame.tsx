import { Suspense, type ReactElement, type ReactNode } from 'react';

export interface ScreenFrameProps {
  /** What belongs to no screen and shows nothing. */
  readonly beside?: ReactNode;
  /** Stands in place of a screen whose code is on the way. */
  readonly fallback?: ReactNode;
  /** Its effects come after the screen's, and not before the screen's code is there. */
  readonly behind?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What surrounds a screen, in the app and in a page that is painted before React is there. One component for both,
 * because the ids of React count the siblings on the way to an element, whether they show anything or not.
 */
export function ScreenFrame({ beside, fallback, behind, children }: ScreenFrameProps): ReactElement {
  return (
    <>
      {beside}
      <Suspense fallback={fallback}>
        {children}
        {behind}
      </Suspense>
    </>
  );
}
