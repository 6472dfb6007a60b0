import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has taken the page over: false in the prerendered markup and while it is hydrated. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
