import { Suspense, type ReactElement, type ReactNode } from 'react';

export interface ScreenFrameProps {
  readonly beside?: ReactNode;
  readonly fallback?: ReactNode;
  /** Its effects come after the screen's, and not before the screen's code is there. */
  readonly behind?: ReactNode;
  readonly children: ReactNode;
}

/** Surrounds a screen, in the app and in an early page: React's ids count the siblings on the way to an element, shown or not. */
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
