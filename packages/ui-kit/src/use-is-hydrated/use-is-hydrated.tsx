import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React runs on the page: false in prerendered markup and while it is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
